/** What the site says of the daily board. */

import { texts } from './text.ts';

const en = {
  today: 'Today’s board',
  board: 'The board of {day}',
  explain:
    'Everybody who plays today gets the same dice in the same seven rounds of Railroad Ink. One sheet each; the best score leads.',
  home: 'Everybody gets the same dice today. How far do they take you?',
  go: 'To today’s board',
  play: 'Play it now',
  goOn: 'Go on with your sheet',
  look: 'Look at your sheet',
  ends: 'It ends at midnight UTC, in {time}.',
  over: 'This day is over.',
  hours: '{h} h {m} min',
  minutes: '{m} min',
  scores: 'Scores',
  score: '{name}: {total} points',
  none: 'Nobody has finished yet. Be the first.',
  noneThen: 'Nobody finished it.',
  sealed:
    'The dice were fixed before anybody played. Their seal is below; the seed it stands for is shown when the day is over, and until then nobody sees anybody else’s sheet.',
  seal: 'Seal (SHA-256)',
  seed: 'Seed',
  before: 'The day before',
  back: 'Today',
  gone: 'There was no board on this day.',
};

const fr: typeof en = {
  today: 'Le plateau du jour',
  board: 'Le plateau du {day}',
  explain:
    'Tous ceux qui jouent aujourd’hui ont les mêmes dés dans les mêmes sept rounds de Railroad Ink. Une feuille chacun ; le meilleur score mène.',
  home: 'Tout le monde a les mêmes dés aujourd’hui. Jusqu’où vous mènent-ils ?',
  go: 'Voir le plateau du jour',
  play: 'Jouer maintenant',
  goOn: 'Continuer votre feuille',
  look: 'Revoir votre feuille',
  ends: 'Il se termine à minuit UTC, dans {time}.',
  over: 'Ce jour est passé.',
  hours: '{h} h {m} min',
  minutes: '{m} min',
  scores: 'Scores',
  score: '{name} : {total} points',
  none: 'Personne n’a encore fini. Soyez le premier.',
  noneThen: 'Personne ne l’a fini.',
  sealed:
    'Les dés étaient fixés avant que quiconque ne joue. Leur sceau est ci-dessous ; la graine qu’il scelle est montrée à la fin du jour, et jusque-là personne ne voit la feuille d’un autre.',
  seal: 'Sceau (SHA-256)',
  seed: 'Graine',
  before: 'La veille',
  back: 'Aujourd’hui',
  gone: 'Il n’y a pas eu de plateau ce jour-là.',
};

export const dailyTexts = texts({ en, fr });
