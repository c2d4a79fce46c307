/** What the page that checks records says. */

import { texts } from './text.ts';

const en = {
  title: 'Check the draws',
  what: 'A record holds a whole table. This page plays it again in your browser, computes every draw from the seed and compares everything with what the record says. Nothing is sent anywhere.',
  choose: 'Choose a record to check',
  checking: 'Checking every draw…',
  right: 'Everything is true: {title}.',
  wrong: 'This record is not true:',
  unread: 'This file is not a record that can be read here:',
  missing: 'The record cannot be had:',
  entries: '{n} entries played again, each leading to the position the record says.',
  draws: '{n} draws computed from the seed, each as the record says.',
  unseeded: 'Its draws were typed in from a real box: there is no seed to check them with.',
  standings: 'The result is the one that the rules give.',
  unfinished: 'The table had not ended when the record was written.',
  unknownGame: 'This site does not have the game {game}.',
  back: 'Back to the table',
  howTitle: 'How draws are made',
  how: {
    commitment:
      'When a table is made, the server chooses a secret seed and publishes its SHA-256. It can no longer change the seed unseen.',
    contributions: 'Everybody who sits down adds random bytes of their own. So the server cannot have known the draws.',
    draws: 'The key made of both decides draw after draw, from what may still come at that moment and nothing else.',
    replay:
      'When the table is over, the seed is shown. Whoever has the record can compute everything again, as is done here.',
  },
  promise: 'What this shows is that no draw was bent. It promises no more than that.',
};

const fr: typeof en = {
  title: 'Vérifier les tirages',
  what: 'Un enregistrement contient toute une table. Cette page la rejoue dans votre navigateur, calcule chaque tirage à partir de la graine et compare le tout à ce que dit l’enregistrement. Rien n’est envoyé nulle part.',
  choose: 'Choisir un enregistrement',
  checking: 'Vérification de chaque tirage…',
  right: 'Tout est exact : {title}.',
  wrong: 'Cet enregistrement n’est pas exact :',
  unread: 'Ce fichier n’est pas un enregistrement lisible ici :',
  missing: 'L’enregistrement ne peut être obtenu :',
  entries: '{n} entrées rejouées, chacune menant à la position que dit l’enregistrement.',
  draws: '{n} tirages calculés à partir de la graine, chacun conforme à l’enregistrement.',
  unseeded: 'Ses tirages ont été saisis d’après une vraie boîte : aucune graine ne permet de les vérifier.',
  standings: 'Le résultat est celui que donnent les règles.',
  unfinished: 'La table n’était pas terminée quand l’enregistrement a été écrit.',
  unknownGame: 'Ce site n’a pas le jeu {game}.',
  back: 'Retour à la table',
  howTitle: 'Comment se font les tirages',
  how: {
    commitment:
      'À la création d’une table, le serveur choisit une graine secrète et en publie le SHA-256. Il ne peut plus changer de graine sans que cela se voie.',
    contributions:
      'Chaque personne qui s’assied ajoute ses propres octets au hasard. Le serveur n’a donc pas pu connaître les tirages.',
    draws:
      'La clé faite des deux décide tirage après tirage, d’après ce qui peut encore venir à cet instant et rien d’autre.',
    replay:
      'Quand la table est terminée, la graine est montrée. Qui a l’enregistrement peut tout recalculer, comme ici.',
  },
  promise: 'Cela montre qu’aucun tirage n’a été faussé. Cela ne promet rien de plus.',
};

export const checkTexts = texts({ en, fr });
