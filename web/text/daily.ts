/** Texts of the daily board. */

import { texts } from './text.ts';

const en = {
  today: 'Daily board',
  board: 'Board of {day}',
  go: 'Go to today’s board',
  play: 'Play now',
  goOn: 'Continue your game',
  look: 'See your game',
  ends: 'Ends at midnight UTC, in {time}.',
  over: 'This day is over.',
  hours: '{h} h {m} min',
  minutes: '{m} min',
  scores: 'Scores',
  score: '{name}: {total:point|points}',
  none: 'Nobody has finished yet. Be the first!',
  noneThen: 'Nobody finished this board.',
  sealed:
    'All draws were fixed before anyone played. Their seal is below; the seed behind it is revealed when the day ends. Until then nobody can see anyone else’s game.',
  honour:
    'Yes, you could peek at today’s dice as a guest first. As with any daily puzzle, not doing so is a matter of honour. Ratings are not affected.',
  seal: 'Seal (SHA-256)',
  seed: 'Seed',
  before: 'The day before',
  back: 'Today',
  puzzle: 'Today’s puzzle',
  gone: 'There was no board on this day.',
};

const fr: typeof en = {
  today: 'Plateau du jour',
  board: 'Plateau du {day}',
  go: 'Voir le plateau du jour',
  play: 'Jouer maintenant',
  goOn: 'Continuer votre partie',
  look: 'Revoir votre partie',
  ends: 'Se termine à minuit UTC, dans {time}.',
  over: 'Cette journée est terminée.',
  hours: '{h} h {m} min',
  minutes: '{m} min',
  scores: 'Scores',
  score: '{name} : {total:point|points}',
  none: 'Personne n’a encore terminé. Soyez le premier !',
  noneThen: 'Personne n’a terminé ce plateau.',
  sealed:
    'Tous les tirages étaient fixés avant que quiconque ne joue. Leur sceau figure ci-dessous ; la graine correspondante est dévoilée à la fin de la journée. D’ici là, personne ne voit la partie d’un autre.',
  honour:
    'Oui, on pourrait d’abord regarder les dés du jour en invité. Comme pour tout défi quotidien, c’est une question d’honneur. Le classement n’en dépend pas.',
  seal: 'Sceau (SHA-256)',
  seed: 'Graine',
  before: 'La veille',
  back: 'Aujourd’hui',
  puzzle: 'Problème du jour',
  gone: 'Il n’y a pas eu de plateau ce jour-là.',
};

export const dailyTexts = texts({ en, fr });
