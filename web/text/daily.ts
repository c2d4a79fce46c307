/** Texts of the daily board. */

import { texts } from './text.ts';

const en = {
  today: 'Today’s board',
  board: 'The board of {day}',
  go: 'To today’s board',
  play: 'Play it now',
  goOn: 'Go on with your game',
  look: 'Look at your game',
  ends: 'It ends at midnight UTC, in {time}.',
  over: 'This day is over.',
  hours: '{h} h {m} min',
  minutes: '{m} min',
  scores: 'Scores',
  score: '{name}: {total} points',
  none: 'Nobody has finished yet. Be the first.',
  noneThen: 'Nobody finished it.',
  sealed:
    'All draws were fixed before anybody played. Their seal is below; the seed it stands for is shown when the day is over, and until then nobody sees anybody else’s game.',
  honour:
    'Anyone could look at the day’s dice first as a throwaway guest: as with any daily puzzle, not doing so is a matter of honour. Ratings do not depend on it.',
  seal: 'Seal (SHA-256)',
  seed: 'Seed',
  before: 'The day before',
  back: 'Today',
  gone: 'There was no board on this day.',
};

const fr: typeof en = {
  today: 'Le plateau du jour',
  board: 'Le plateau du {day}',
  go: 'Voir le plateau du jour',
  play: 'Jouer maintenant',
  goOn: 'Continuer votre partie',
  look: 'Revoir votre partie',
  ends: 'Il se termine à minuit UTC, dans {time}.',
  over: 'Ce jour est passé.',
  hours: '{h} h {m} min',
  minutes: '{m} min',
  scores: 'Scores',
  score: '{name} : {total} points',
  none: 'Personne n’a encore fini. Soyez le premier.',
  noneThen: 'Personne ne l’a fini.',
  sealed:
    'Tous les tirages étaient fixés avant que quiconque ne joue. Leur sceau est ci-dessous ; la graine qu’il scelle est montrée à la fin du jour, et jusque-là personne ne voit la partie d’un autre.',
  honour:
    'N’importe qui pourrait d’abord regarder les dés du jour avec un compte d’invité jetable : comme pour tout casse-tête du jour, s’en abstenir est une question d’honneur. Les classements n’en dépendent pas.',
  seal: 'Sceau (SHA-256)',
  seed: 'Graine',
  before: 'La veille',
  back: 'Aujourd’hui',
  gone: 'Il n’y a pas eu de plateau ce jour-là.',
};

export const dailyTexts = texts({ en, fr });
