/** What the page that checks records says. */

import { texts } from './text.ts';

const en = {
  title: 'Check the draws',
  what: 'A record holds a whole game. This page replays it in your browser, works out every draw from the seed and compares everything with the record. Nothing leaves your device.',
  choose: 'Choose a record',
  checking: 'Checking every draw…',
  right: 'Everything checks out: {title}.',
  wrong: 'This record does not check out:',
  unread: 'This file cannot be read as a record:',
  missing: 'The record is not available:',
  entries: '{n:move|moves} replayed; every position matches the record.',
  draws: '{n:draw|draws} worked out from the seed; every one matches the record.',
  unseeded: 'The draws were entered from a real box, so there is no seed to check them against.',
  standings: 'The result is what the rules give.',
  unfinished: 'The game was still going on when this record was saved.',
  unknownGame: 'This site does not have the game {game}.',
  back: 'Back to the table',
  howTitle: 'How sealed draws work',
  how: {
    commitment:
      'When a table is created, the server picks a secret seed and publishes its SHA-256. From then on it cannot change the seed without being caught.',
    contributions: 'Every player who sits down adds random bytes, so the server cannot know the draws in advance.',
    draws:
      'Seed and bytes together form a key. The key decides each draw, among whatever can still come up at that point.',
    replay:
      'Once the game is over, the seed is revealed. Anyone with the record can work everything out again, as this page does.',
  },
  promise: 'This proves that no draw was tampered with, and nothing more.',
};

const fr: typeof en = {
  title: 'Vérifier les tirages',
  what: 'Un enregistrement contient toute une partie. Cette page la rejoue dans votre navigateur, recalcule chaque tirage à partir de la graine et compare le tout à l’enregistrement. Rien ne quitte votre appareil.',
  choose: 'Choisir un enregistrement',
  checking: 'Vérification de chaque tirage…',
  right: 'Tout est conforme : {title}.',
  wrong: 'Cet enregistrement n’est pas conforme :',
  unread: 'Ce fichier n’est pas un enregistrement lisible :',
  missing: 'L’enregistrement n’est pas disponible :',
  entries: '{n:coup rejoué|coups rejoués} ; chaque position est conforme à l’enregistrement.',
  draws: '{n:tirage recalculé|tirages recalculés} à partir de la graine ; tous sont conformes à l’enregistrement.',
  unseeded: 'Les tirages ont été saisis d’après une vraie boîte : aucune graine ne permet de les vérifier.',
  standings: 'Le résultat est bien celui que donnent les règles.',
  unfinished: 'La partie était encore en cours quand cet enregistrement a été fait.',
  unknownGame: 'Ce site ne propose pas le jeu {game}.',
  back: 'Retour à la table',
  howTitle: 'Comment fonctionnent les tirages scellés',
  how: {
    commitment:
      'À la création d’une table, le serveur choisit une graine secrète et en publie le SHA-256. Il ne peut plus en changer sans que cela se voie.',
    contributions:
      'Chaque joueur qui s’assied ajoute des octets au hasard : le serveur ne peut donc pas connaître les tirages à l’avance.',
    draws:
      'La graine et ces octets forment une clé. C’est elle qui décide de chaque tirage, parmi ce qui peut encore sortir à ce moment-là.',
    replay:
      'Une fois la partie terminée, la graine est dévoilée. Avec l’enregistrement, chacun peut tout recalculer, comme le fait cette page.',
  },
  promise: 'Cela prouve qu’aucun tirage n’a été truqué, et rien de plus.',
};

export const checkTexts = texts({ en, fr });
