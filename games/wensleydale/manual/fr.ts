/** La page de règles de Last Train to Wensleydale, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Construisez de courtes lignes dans les Dales, emportez Pierre, Fromage et passagers, et cédez vos lignes à une grande compagnie avant que leur entretien ne vous ruine.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Cubes et personnages sont tirés au sort pour la carte ; chacun commence avec la même influence.',
    },
    round: {
      title: 'Un tour',
      text: 'Dix phases, certaines sans décision : cubes, disques, enchères, ordres, construction, trains, Pertes & Profits, ordre des joueurs, absorptions, fin du tour.',
    },
    auction: {
      title: 'Enchères et ordres',
      text: 'Les cubes Investissement achètent des points d’influence : Gouvernement, Moteur, MR et NER.',
    },
    building: {
      title: 'Construire une ligne',
      text: 'Une suite ininterrompue de liens par tour, depuis une ville de compagnie ou votre réseau.',
    },
    paying: {
      title: 'Ce que coûte une ligne',
      text: 'Les liens eux-mêmes, les villes de compagnie, les Opposants ; vous voyez tout avant de valider.',
    },
    trains: {
      title: 'Trains',
      text: 'Placez vos locomotives sur des trains des trois lignes, un par ligne à chaque tour.',
    },
    loading: {
      title: 'Charger',
      text: 'Une pièce à la fois, tant que vos liens y mènent et qu’un slot est libre.',
    },
    profit: {
      title: 'Pertes & Profits',
      text: 'Les chargements rapportent, les liens coûtent ; la piste décide qui joue en premier.',
    },
    takeovers: {
      title: 'Absorptions',
      text: 'Une compagnie absorbe vos liens, et les villes traversées deviennent les siennes.',
    },
    end: {
      title: 'Fin de partie et décompte',
      text: 'Après le dernier tour, on additionne pièces, sets, profit et liens.',
    },
    open: { title: 'Ce que la règle imprimée ne précise pas', text: 'Et comment ce site tranche.' },
  },
  questions: {
    rounds: 'Combien de tours y a-t-il ?',
    linkCost: 'Combien coûte un lien ?',
    cubesLeft: 'Que deviennent les cubes qui me restent ?',
    cheese: 'Comment charger du Fromage ?',
    takeover: 'Que fait une absorption ?',
    score: 'Combien de points rapportent les pièces et les sets ?',
    mustBid: 'Dois-je miser ?',
    outbid: 'Que se passe-t-il si l’on surenchérit sur moi ?',
    own: 'Puis-je surenchérir sur moi-même ?',
    noCubes: 'Puis-je construire sans cubes ?',
    start: 'D’où une ligne peut-elle partir ?',
    branch: 'Une ligne peut-elle bifurquer ?',
    twice: 'Une ligne peut-elle passer deux fois par une région ?',
    hills: 'Puis-je construire dans les collines ?',
    twoLinks: 'Deux liens peuvent-ils franchir une même limite ?',
    objectors: 'Combien coûtent les Opposants ?',
    fee: 'Quand une ville de compagnie coûte-t-elle de l’influence ?',
    twoTrains: 'Puis-je avoir deux trains ?',
    exchange: 'Puis-je acheter un train sans influence Moteur ?',
    stone: 'Comment charger de la Pierre ?',
    otherLinks: 'Les passagers peuvent-ils passer par les liens des autres ?',
    passed: 'Puis-je charger encore après avoir passé ?',
    loss: 'Jusqu’où mon profit peut-il descendre ?',
    takeoverCost: 'Combien coûte une absorption ?',
    where: 'Où une absorption doit-elle finir ?',
    tie: 'Qui gagne en cas d’égalité ?',
  },
  examples: {
    auction: 'Les premières enchères : disques imprimés et disque tiré de chaque case, mise minimale et mise actuelle.',
    loading: 'Trois lignes dans les vallées, et les trains avec leurs chargements.',
  },
  score: [
    ['Chaque Pierre, Fromage ou passager', '1'],
    ['Chaque set des quatre sortes', '+2'],
    ['Pertes & Profits', 'la case de votre disque'],
    ['Chacun de vos liens sur le plateau', '−1'],
  ],
  signs: {
    link: 'lien à travers une limite',
    town: 'petite ville : deux personnages au départ',
    large: 'grande ville : trois personnages au départ',
    stone: 'Pierre : sur les collines',
    cheese: 'Fromage : dans les Lowlands',
    passenger: 'passager d’une compagnie : MR rouge, NER vert',
    objector: 'Opposant : coûte de l’influence Gouvernement',
  },
};
