/** La page de règles de Last Train to Wensleydale, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Construire de courtes lignes dans les Dales, en sortir pierre, fromage et voyageurs, et remettre les lignes à une grande compagnie avant que leur entretien ne vous dévore.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Cubes et figurines sont piochés pour la carte ; chacun commence avec la même influence.',
    },
    round: {
      title: 'Un tour',
      text: 'Dix phases, certaines sans décision : cubes, disques, enchères, ordres, construction, trains, profit, nouvel ordre, absorptions, tour suivant.',
    },
    auction: {
      title: 'Enchères et ordres',
      text: 'Les cubes achètent de l’influence : auprès du gouvernement, des trains, de la MR et de la NER.',
    },
    building: {
      title: 'Construire une ligne',
      text: 'Une ligne continue par tour, depuis une ville de compagnie ou depuis vos liens.',
    },
    paying: {
      title: 'Ce que coûte une ligne',
      text: 'Les liens eux-mêmes, les villes de compagnie, les opposants ; vous voyez tout avant de vous engager.',
    },
    trains: {
      title: 'Trains',
      text: 'Les locomotives prennent des trains de trois rangées, un de chacune par tour.',
    },
    loading: {
      title: 'Charger',
      text: 'Une pièce à la fois, tant que vos liens y mènent et qu’un emplacement est libre.',
    },
    profit: {
      title: 'Profit et ordre',
      text: 'Les charges rapportent, les liens coûtent ; la piste dit qui est premier.',
    },
    takeovers: {
      title: 'Absorptions',
      text: 'Une compagnie absorbe vos liens, et les villes du chemin deviennent siennes.',
    },
    end: {
      title: 'Fin et décompte',
      text: 'Après le dernier tour on additionne pièces, séries, profit et liens.',
    },
    open: { title: 'Ce que la règle imprimée laisse ouvert', text: 'Et ce que ce site a décidé.' },
  },
  questions: {
    mustBid: 'Dois-je miser ?',
    outbid: 'Que se passe-t-il si l’on surenchérit sur moi ?',
    own: 'Puis-je surenchérir sur moi-même ?',
    noCubes: 'Puis-je construire sans cubes ?',
    start: 'D’où une ligne peut-elle partir ?',
    branch: 'Une ligne peut-elle bifurquer ?',
    twice: 'Une ligne peut-elle revenir dans une région ?',
    hills: 'Puis-je construire dans les collines ?',
    twoLinks: 'Deux liens peuvent-ils franchir une même frontière ?',
    objectors: 'Que coûtent les opposants ?',
    fee: 'Quand une ville de compagnie coûte-t-elle de l’influence ?',
    twoTrains: 'Puis-je avoir deux trains ?',
    exchange: 'Puis-je acheter un train sans influence train ?',
    stone: 'Comment charger de la pierre ?',
    otherLinks: 'Les voyageurs peuvent-ils passer par les liens des autres ?',
    passed: 'Puis-je charger encore après avoir passé ?',
    loss: 'Jusqu’où mon profit peut-il descendre ?',
    takeoverCost: 'Que coûte une absorption ?',
    where: 'Où une absorption doit-elle finir ?',
    tie: 'Qui gagne à égalité ?',
  },
  examples: {
    auction: 'Les premières enchères : disques imprimés et pioché de chaque case, mise minimale, et qui la tient.',
    loading: 'Trois lignes dans les vallées ; les trains et leurs charges.',
  },
};
