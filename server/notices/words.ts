/** The texts of notices and emails, in the language of whoever gets them. */

import type { Language } from '@quai/engine/words.ts';

interface Words {
  turn: string;
  asked: string;
  over: string;
  several(count: number): string;
  /** The word for a bot. */
  bot: string;
  /** Who else is playing. */
  with(names: string): string;
  mail: {
    footer(settings: string): string;
    confirmSubject: string;
    confirm(name: string, link: string): string;
    recoverSubject: string;
    recover(name: string, link: string): string;
  };
  test: string;
}

const en: Words = {
  turn: 'Your turn',
  asked: 'You are asked to take back',
  over: 'The table is over',
  several: (count) => `${count} tables have news for you`,
  bot: 'Bot',
  with: (names) => (names === '' ? '' : `with ${names}`),
  mail: {
    footer: (settings) => `You asked for these mails; to end them: ${settings}`,
    confirmSubject: 'Is this your address?',
    confirm: (name, link) =>
      `${name} gave this address at Quai. If that was you, open this link within a day:\n\n${link}\n\nIf not, do nothing: nothing will be sent here again.`,
    recoverSubject: 'Back to your account',
    recover: (name, link) =>
      `Somebody asked to come back to the account of ${name} at Quai. If that was you, open this link within half an hour; it works once:\n\n${link}\n\nIf not, do nothing.`,
  },
  test: 'Notices of Quai arrive here.',
};

const fr: Words = {
  turn: 'À vous de jouer',
  asked: 'On vous demande de reprendre',
  over: 'La partie est finie',
  several: (count) => `Du nouveau à ${count} tables`,
  bot: 'Robot',
  with: (names) => (names === '' ? '' : `avec ${names}`),
  mail: {
    footer: (settings) => `Vous avez demandé ces messages ; pour ne plus les recevoir : ${settings}`,
    confirmSubject: 'Est-ce bien votre adresse ?',
    confirm: (name, link) =>
      `${name} a donné cette adresse sur Quai. Si c'est vous, ouvrez ce lien dans la journée :\n\n${link}\n\nSinon, ne faites rien : rien d'autre ne sera envoyé ici.`,
    recoverSubject: 'Retrouver votre compte',
    recover: (name, link) =>
      `Quelqu'un a demandé à retrouver le compte de ${name} sur Quai. Si c'est vous, ouvrez ce lien dans la demi-heure ; il ne sert qu'une fois :\n\n${link}\n\nSinon, ne faites rien.`,
  },
  test: 'Les avis de Quai arrivent ici.',
};

export const noticeTexts: Readonly<Record<Language, Words>> = { en, fr };

export const wordsOf = (language: string): Words => noticeTexts[language === 'fr' ? 'fr' : 'en'];
