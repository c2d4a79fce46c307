/** The texts of notices and emails, in the language of whoever gets them. */

import { counted, elided } from '@quai/engine/say.ts';
import { typeset } from '@quai/engine/typeset.ts';
import type { Language } from '@quai/engine/words.ts';

interface Words {
  turn: string;
  asked(name: string): string;
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
  asked: (name) => `${name} asks to undo`,
  over: 'The game is over',
  several: (count) => `News from ${counted('en', count, 'table')}`,
  bot: 'Bot',
  with: (names) => (names === '' ? '' : `with ${names}`),
  mail: {
    footer: (settings) => `You asked for these emails. To stop them: ${settings}`,
    confirmSubject: 'Confirm your email address',
    confirm: (name, link) =>
      `${name} entered this address at Quai. If that was you, open this link within a day:\n\n${link}\n\nIf it was not you, ignore this message: you will not hear from us again.`,
    recoverSubject: 'Sign in to your account',
    recover: (name, link) =>
      `Somebody asked to sign in to ${name}’s account at Quai. If that was you, open this link within half an hour; it works once:\n\n${link}\n\nIf it was not you, ignore this message.`,
  },
  test: 'Notifications from Quai will arrive here.',
};

const fr: Words = {
  turn: 'À vous de jouer',
  asked: (name) => `${name} demande une annulation`,
  over: 'La partie est terminée',
  several: (count) => `Du nouveau à ${counted('fr', count, 'table')}`,
  bot: 'Robot',
  with: (names) => (names === '' ? '' : `avec ${names}`),
  mail: {
    footer: (settings) => `Vous recevez ces e-mails à votre demande. Pour ne plus les recevoir : ${settings}`,
    confirmSubject: 'Confirmez votre adresse e-mail',
    confirm: (name, link) =>
      `${name} a indiqué cette adresse sur Quai. Si c’est bien vous, ouvrez ce lien dans les 24 heures :\n\n${link}\n\nSinon, ignorez ce message : vous n’en recevrez pas d’autre.`,
    recoverSubject: 'Connexion à votre compte',
    recover: (name, link) =>
      `Quelqu’un a demandé à se connecter au compte ${elided('de', name)} sur Quai. Si c’est bien vous, ouvrez ce lien dans la demi-heure ; il ne sert qu’une fois :\n\n${link}\n\nSinon, ignorez ce message.`,
  },
  test: 'Les notifications de Quai arriveront ici.',
};

export const noticeTexts: Readonly<Record<Language, Words>> = { en, fr };

/** Titles and emails leave here as they are read, so they are set as their language is. */
export function wordsOf(language: string): Words {
  if (language !== 'fr') return noticeTexts.en;
  const set = (text: string) => typeset('fr', text);
  const { mail } = fr;
  return {
    ...fr,
    mail: {
      ...mail,
      footer: (settings) => set(mail.footer(settings)),
      confirm: (name, link) => set(mail.confirm(name, link)),
      recover: (name, link) => set(mail.recover(name, link)),
    },
  };
}
