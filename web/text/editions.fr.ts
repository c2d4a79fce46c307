/** Texts of the editions page in French. */

import type { EditionTexts } from './editions.en.ts';

export const fr: EditionTexts = {
  title: '{game} : votre propre édition',
  intro:
    'Une édition, c’est ce qui est imprimé : carte, cartes, valeurs. Là où elle diffère de votre boîte, vous pouvez la corriger ici et jouer avec le résultat. Rien n’est envoyé avant que vous ne fassiez une table.',
  how: [
    'Prenez la boîte et cherchez ce qui diffère, ou téléchargez le fichier et modifiez-le comme du texte.',
    'Chaque changement est vérifié pendant que vous tapez. Ce que vous changez passe pour confirmé par votre boîte.',
    'Téléchargez le résultat et gardez-le : il est à vous, et vous pouvez l’envoyer pour n’importe quelle table.',
  ],
  download: 'Télécharger le fichier',
  upload: 'Envoyer un fichier',
  restart: 'Revenir à l’édition de la maison ({edition})',
  restartSure: 'Abandonner tous vos changements ?',
  notJson: 'Ce fichier n’est pas du JSON : {what}',
  notEdition: 'Ce fichier ne contient pas d’édition. Commencez par une que vous téléchargez ici.',
  good: 'On peut y jouer.',
  changed: '{n} valeurs diffèrent de l’édition de la maison.',
  unchanged: 'Rien ne diffère encore de l’édition de la maison.',
  problems: 'On ne peut pas encore y jouer :',
  more: 'et {n} de plus',
  find: 'Chercher',
  choose: 'Choisissez ce que vous corrigez',
  added: 'Ajouté : {what}.',
  removed: 'Retiré : {what}.',
  undo: 'Annuler le dernier changement',
  undone: 'Le dernier changement est annulé.',
  removeAll: 'Tout retirer',
  keep: 'Le garder',
  preview: 'Le plateau avec votre édition',
  previewOld: 'Le plateau tel qu’il était avant les problèmes.',
  begin: 'Envoyez une édition pour commencer ; elle s’ouvre alors ici.',
  noForm: 'Ce jeu n’a pas de formulaire : téléchargez le fichier, modifiez-le et renvoyez-le. Il est vérifié ici.',
  play: 'Jouer avec cette édition',
  playHere: 'Contre un robot, ici',
  playFriends: 'Entre amis, sur le serveur',
  name: 'Votre nom',
};
