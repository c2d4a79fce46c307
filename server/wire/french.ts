/** The sentences of the HTTP interface in French, for whoever asks in French; English is what they are written in. */

import type { Language } from '@quai/engine/words.ts';
import type { FastifyRequest } from 'fastify';

/** The language that the request prefers: the site says its own. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  return /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';
}

/** Sentences with figures of a program's own request stay as they are. */
export const inLanguage = (sentence: string, language: Language): string =>
  language === 'fr' ? (french[sentence] ?? sentence) : sentence;

export const french: Readonly<Record<string, string>> = {
  'a name has 1 to 24 letters': 'un nom a de 1 à 24 lettres',
  'another origin': 'la demande vient d’un autre site',
  'metrics are not for everybody': 'les mesures ne sont pas pour tout le monde',
  'nobody else sits there at a table of yours': 'personne d’autre n’est assis là à une de vos tables',
  'nobody has this page': 'personne n’a cette page',
  'nobody here has this passkey': 'personne ici n’a cette clé d’accès',
  'nobody sits there any more': 'plus personne n’est assis là',
  'others still play with the same dice today': 'd’autres jouent encore avec les mêmes dés aujourd’hui',
  'say what is wrong': 'dites ce qui ne va pas',
  'say your name first': 'dites d’abord votre nom',
  'show your address first': 'montrez d’abord que l’adresse est à vous',
  'so many of your tables are waiting for people already': 'trop de vos tables attendent déjà du monde',
  'something went wrong here': 'quelque chose a mal tourné ici',
  'that is enough passkeys': 'c’est assez de clés d’accès',
  'that is enough programs': 'c’est assez de programmes',
  'that is enough reports for a day': 'c’est assez de signalements pour un jour',
  'that is enough tables for a day': 'c’est assez de tables pour un jour',
  'that is enough tokens': 'c’est assez de jetons',
  'that is enough ways to be reached': 'c’est assez de moyens de vous joindre',
  'the address must be a public one': 'l’adresse doit être publique',
  'the address must begin with https://': 'l’adresse doit commencer par https://',
  'the address must hold no password': 'l’adresse ne doit pas contenir de mot de passe',
  'the mail could not be sent; is the address right?': 'le message n’a pas pu partir ; l’adresse est-elle juste ?',
  'the name of a program has 1 to 18 letters': 'le nom d’un programme a de 1 à 18 lettres',
  'the name of a program is given by its owner': 'le nom d’un programme est donné par son propriétaire',
  'the server cannot reach its store; try again': 'le serveur n’atteint pas ses données ; réessayez',
  'the server stops': 'le serveur s’arrête',
  'the table is not over': 'la table n’est pas terminée',
  'there is no such game': 'il n’y a pas de tel jeu',
  'there is no such line': 'il n’y a pas de telle ligne',
  'there is no such passkey': 'il n’y a pas de telle clé d’accès',
  'there is no such report': 'il n’y a pas de tel signalement',
  'there is no such table': 'il n’y a pas de telle table',
  'there is no such token': 'il n’y a pas de tel jeton',
  'there is no such way': 'il n’y a pas de tel moyen',
  'there is nothing here': 'il n’y a rien ici',
  'there was no board on this day': 'il n’y a pas eu de plateau ce jour-là',
  'this account is suspended': 'ce compte est suspendu',
  'this code is unknown, used or too old': 'ce code est inconnu, déjà utilisé ou trop vieux',
  'this game is not played here': 'on ne joue pas à ce jeu ici',
  'this is for those who run the site': 'ceci est réservé à qui tient le site',
  'this is no address': 'ce n’est pas une adresse',
  'this is no mail address': 'ce n’est pas une adresse e-mail',
  'this is no table': 'ce n’est pas une table',
  'this is not for programs': 'ceci n’est pas pour les programmes',
  'this is not your seat': 'ce n’est pas votre place',
  'this link is unknown or no longer good': 'ce lien est inconnu ou ne vaut plus',
  'this link is unknown, used or too old': 'ce lien est inconnu, déjà utilisé ou trop vieux',
  'this passkey could not be checked; try again': 'cette clé d’accès n’a pas pu être vérifiée ; réessayez',
  'this passkey is known already': 'cette clé d’accès est déjà connue',
  'this site does not know its own address, so it sends no webhooks':
    'ce site ne connaît pas sa propre adresse : il n’envoie pas de webhooks',
  'this site sends no mail': 'ce site n’envoie pas de courrier',
  'this table is for its seats': 'cette table est réservée à ceux qui y sont assis',
  'this token is not known': 'ce jeton est inconnu',
  'too many connections': 'trop de connexions',
  'too many requests; wait a minute': 'trop de demandes ; attendez une minute',
  'wait a while': 'attendez un peu',
  'write your name as it stands in your account': 'écrivez votre nom comme il est dans votre compte',
  'you cannot suspend yourself': 'vous ne pouvez pas vous suspendre vous-même',
  'you have no such program': 'vous n’avez pas de tel programme',
};
