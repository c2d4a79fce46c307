/** Texts of the editions page in French. */

import type { EditionTexts } from './editions.en.ts';

export const fr: EditionTexts = {
  title: '{game} : votre propre édition',
  intro:
    'Une édition, c’est ce qui est imprimé : carte, cartes, valeurs. Si la nôtre diffère de votre boîte, vous pouvez la corriger ici et jouer avec le résultat. Rien n’est envoyé avant que vous ne créiez une table.',
  how: [
    'Prenez votre boîte et cherchez les différences, ou téléchargez le fichier et modifiez-le comme du texte.',
    'Chaque changement est vérifié pendant la saisie et compte comme confirmé par votre boîte.',
    'Téléchargez le résultat et gardez-le : il est à vous, et vous pouvez l’importer pour n’importe quelle table.',
  ],
  download: 'Télécharger le fichier',
  upload: 'Importer un fichier',
  restart: 'Revenir à notre édition ({edition})',
  restartSure: 'Abandonner tous vos changements ?',
  notJson: 'Ce fichier n’est pas du JSON valide : {what}',
  notEdition: 'Ce fichier n’est pas une édition. Partez d’un fichier téléchargé ici.',
  good: 'Prête à jouer.',
  changed: '{n:valeur diffère|valeurs diffèrent} de notre édition.',
  unchanged: 'Aucune différence avec notre édition pour l’instant.',
  problems: 'Pas encore jouable :',
  more: 'et {n:autre|autres}',
  find: 'Chercher',
  choose: 'Choisissez ce que vous corrigez',
  added: 'Ajouté : {what}.',
  removed: 'Retiré : {what}.',
  undo: 'Annuler le dernier changement',
  undone: 'Le dernier changement est annulé.',
  removeAll: 'Tout retirer',
  keep: 'Garder',
  preview: 'Le plateau avec votre édition',
  previewOld: 'Le plateau avant ces problèmes.',
  begin: 'Importez une édition pour commencer.',
  noForm: 'Ce jeu n’a pas de formulaire : téléchargez le fichier, modifiez-le et importez-le. Il est vérifié ici.',
  play: 'Jouer avec cette édition',
  playHere: 'Contre un robot, ici',
  playFriends: 'Entre amis, en ligne',
  name: 'Votre nom',
};
