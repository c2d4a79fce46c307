/** Le cadre des pages de règles en français. */

import type { RulesTexts } from './rules.en.ts';

export const fr: RulesTexts = {
  title: '{game} : règles',
  own: 'Avec nos propres mots, règle par règle. Quand un coup est refusé, l’un de ces numéros s’affiche.',
  corrected: 'Voici les règles avec les valeurs d’une édition corrigée.',
  noMap:
    'Chaque carte a ses propres valeurs : le nombre de pièces et de cartes, ce que rapportent les routes, la fin de la partie. Ouvrez les règles depuis une table, ou ouvrez d’abord une carte.',
  openMap: 'Ouvrir ou saisir une carte',
  tables: 'Points',
  contents: 'Sommaire',
  questions: 'Questions',
  whole: 'Toutes les règles',
  search: 'Chercher dans les règles',
  searchExample: 'par exemple : qui gagne en cas d’égalité ?',
  nothingFound: 'Rien trouvé. Essayez un autre mot.',
  found: '{n:résultat|résultats}',
  score: 'Le décompte en bref',
  legend: 'Légende',
  example: 'Exemple',
  about: 'Ce jeu et ce site',
  credits: '{title} est de {designers}, publié par {publisher} en {year}.',
  ownMap:
    '{title} est une carte saisie par quelqu’un ; elle n’est pas fournie avec ce site. Elle se joue avec les règles d’une famille de jeux de {designers}.',
  unofficial:
    'Quai est un site non officiel, fait par des joueurs. Il n’a aucun lien avec les auteurs ni l’éditeur ; le titre ne sert qu’à désigner le jeu.',
  buy: 'Si le jeu vous plaît, achetez-le : votre boutique de jeux peut vous le procurer, et la boîte en vaut la peine.',
  buyLink: 'Le site de l’éditeur',
  usedOnly: 'Il est épuisé, mais on en trouve d’occasion.',
  edition: 'Édition : {edition}',
  figures:
    'Ses valeurs : {confirmed} confirmées par une source, {recalled} connues par ailleurs, {reconstructed} reconstituées par nous pour compléter le jeu.',
  allConfirmed: 'Ses {confirmed} valeurs sont toutes confirmées par une source.',
  notes: 'D’où viennent les valeurs',
  part: 'Élément',
  source: 'Source',
  from: 'D’après',
  sources: { confirmed: 'confirmé', recalled: 'de mémoire', reconstructed: 'reconstitué' },
  correct: 'Corriger cette édition d’après votre boîte',
  ratings: 'Classement des joueurs et des robots',
  learn: 'Apprendre en jouant',
  toRules: 'Règles : {rules}',
};
