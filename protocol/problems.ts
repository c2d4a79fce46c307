/**
 * Every reason the HTTP interface has for saying no: its code, status and parameters, and its sentence in each language.
 * The server answers with both the sentences and the codes; programs compare codes, people read sentences.
 */

import type { Language } from '@quai/engine/words.ts';

type Params = Readonly<Record<string, string | number>>;

interface Definition<P extends Params> {
  readonly status: number;
  /** Sample parameters: they also give the parameters their names and types. */
  readonly sample: P;
  readonly en: (params: P) => string;
  readonly fr: (params: P) => string;
}

/** A problem without parameters. */
function fixed(status: number, en: string, fr: string): Definition<Record<never, never>> {
  return { status, sample: {}, en: () => en, fr: () => fr };
}

function filled<P extends Params>(
  status: number,
  sample: P,
  en: (params: P) => string,
  fr: (params: P) => string,
): Definition<P> {
  return { status, sample, en, fr };
}

export const problems = {
  // Any request
  fault: fixed(
    500,
    'Something went wrong on the server. Try again in a moment.',
    'Une erreur est survenue sur le serveur. Réessayez dans un instant.',
  ),
  'store-unavailable': fixed(
    503,
    'The site cannot save right now. Try again in a moment.',
    'Le site ne peut pas enregistrer pour l’instant. Réessayez dans un instant.',
  ),
  stopping: fixed(
    503,
    'The server is restarting. Try again in a moment.',
    'Le serveur redémarre. Réessayez dans un instant.',
  ),
  'too-many-requests': fixed(
    429,
    'Too many requests. Wait a minute, then try again.',
    'Trop de requêtes. Attendez une minute avant de réessayer.',
  ),
  'too-many-connections': fixed(
    429,
    'Too many connections from your address. Close some tabs, then try again.',
    'Trop de connexions depuis votre adresse. Fermez quelques onglets, puis réessayez.',
  ),
  'nothing-here': fixed(404, 'There is nothing here. Check the address.', 'Il n’y a rien ici. Vérifiez l’adresse.'),
  'other-origin': fixed(403, 'This request comes from another site', 'Cette requête vient d’un autre site'),
  'bad-request': filled(
    400,
    { detail: 'Body is not valid JSON' },
    ({ detail }) => `Bad request: ${detail}`,
    ({ detail }) => `Requête incorrecte\u202f: ${detail}`,
  ),
  'body-too-large': fixed(413, 'The request is too large', 'La requête est trop volumineuse'),
  'body-type': fixed(415, 'Send the body as application/json', 'Envoyez le corps de la requête en application/json'),
  body: filled(
    400,
    { at: 'terms.clock', detail: 'is missing' },
    ({ at, detail }) => `${at}: ${detail}`,
    ({ at, detail }) => `${at}\u202f: ${detail}`,
  ),
  'nul-character': fixed(400, 'Text must not contain NUL characters', 'Un texte ne doit pas contenir de caractère NUL'),

  // Who asks
  'not-signed-in': fixed(401, 'Enter your name first', 'Indiquez d’abord votre nom'),
  'token-unknown': fixed(401, 'This token is unknown or has been revoked', 'Ce jeton est inconnu ou a été révoqué'),
  suspended: fixed(403, 'This account is suspended', 'Ce compte est suspendu'),
  'people-only': fixed(403, 'Programs cannot do this', 'Les programmes ne peuvent pas faire cela'),
  'admins-only': fixed(403, 'Only administrators of the site can do this', 'Réservé aux administrateurs du site'),
  'metrics-private': fixed(
    403,
    'Metrics are not available to your address',
    'Les mesures ne sont pas accessibles depuis votre adresse',
  ),

  // Accounts
  'guest-limit': fixed(
    429,
    'Too many new players came from this address. Try again in an hour.',
    'Trop de nouveaux joueurs sont venus de cette adresse. Réessayez dans une heure.',
  ),
  'name-invalid': filled(
    400,
    { max: 24 },
    ({ max }) => `A name has 1 to ${max} characters and does not contain “[bot]”`,
    ({ max }) => `Un nom comporte de 1 à ${max} caractères et ne contient pas «\u202f[bot]\u202f»`,
  ),
  'label-invalid': filled(
    400,
    { max: 24 },
    ({ max }) => `A name has 1 to ${max} characters`,
    ({ max }) => `Un nom comporte de 1 à ${max} caractères`,
  ),
  'name-mismatch': fixed(
    400,
    'Enter your name exactly as it appears in your account',
    'Saisissez votre nom tel qu’il figure dans votre compte',
  ),
  'code-invalid': fixed(
    404,
    'This code is unknown, already used or expired',
    'Ce code est inconnu, déjà utilisé ou expiré',
  ),
  'link-invalid': fixed(
    404,
    'This link is unknown, already used or expired',
    'Ce lien est inconnu, déjà utilisé ou expiré',
  ),
  'passkey-limit': filled(
    409,
    { max: 10 },
    ({ max }) => `An account can have at most ${max} passkeys`,
    ({ max }) => `Un compte peut avoir au plus ${max} clés d’accès`,
  ),
  'passkey-unverified': fixed(
    400,
    'This passkey could not be verified. Try again.',
    'Cette clé d’accès n’a pas pu être vérifiée. Réessayez.',
  ),
  'passkey-registered': fixed(409, 'This passkey is already registered', 'Cette clé d’accès est déjà enregistrée'),
  'passkey-not-found': fixed(404, 'There is no such passkey', 'Cette clé d’accès n’existe pas'),
  'passkey-unknown': fixed(
    404,
    'No account here uses this passkey',
    'Aucun compte n’utilise cette clé d’accès sur ce site',
  ),

  // Mail
  'mail-off': fixed(501, 'This site does not send email', 'Ce site n’envoie pas d’e-mails'),
  'mail-invalid': fixed(400, 'This is not an email address', 'Ce n’est pas une adresse e-mail'),
  'mail-limit': fixed(
    429,
    'Too many emails sent. Try again in an hour.',
    'Trop d’e-mails envoyés. Réessayez dans une heure.',
  ),
  'mail-failed': fixed(
    502,
    'The email could not be sent. Is the address correct?',
    'L’e-mail n’a pas pu être envoyé. L’adresse est-elle correcte\u202f?',
  ),

  // Programs
  'program-limit': filled(
    409,
    { max: 5 },
    ({ max }) => `An account can have at most ${max} programs`,
    ({ max }) => `Un compte peut avoir au plus ${max} programmes`,
  ),
  'program-name-invalid': filled(
    400,
    { max: 18 },
    ({ max }) => `The name of a program has 1 to ${max} characters`,
    ({ max }) => `Le nom d’un programme comporte de 1 à ${max} caractères`,
  ),
  'program-rename': fixed(
    403,
    'A program is named by its owner',
    'Le nom d’un programme est choisi par son propriétaire',
  ),
  'program-not-found': fixed(404, 'You have no such program', 'Ce programme n’existe pas dans votre compte'),
  'token-limit': filled(
    409,
    { max: 5 },
    ({ max }) => `A program can have at most ${max} tokens`,
    ({ max }) => `Un programme peut avoir au plus ${max} jetons`,
  ),
  'token-not-found': fixed(404, 'There is no such token', 'Ce jeton n’existe pas'),

  // Notices
  'webhooks-off': fixed(
    501,
    'This site does not know its own address, so it cannot send webhooks',
    'Ce site ne connaît pas sa propre adresse et ne peut donc pas envoyer de webhooks',
  ),
  'channel-limit': filled(
    400,
    { max: 10 },
    ({ max }) => `Notification channel limit reached (${max})`,
    ({ max }) => `Nombre maximal de canaux de notification atteint (${max})`,
  ),
  'channel-not-found': fixed(404, 'There is no such notification channel', 'Ce canal de notification n’existe pas'),
  'mail-unconfirmed': fixed(400, 'Confirm your email address first', 'Confirmez d’abord votre adresse e-mail'),
  'url-invalid': fixed(400, 'This is not a valid address', 'Cette adresse n’est pas valide'),
  'url-not-https': fixed(400, 'The address must begin with https://', 'L’adresse doit commencer par https://'),
  'url-with-password': fixed(
    400,
    'The address must not contain a user name or password',
    'L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe',
  ),
  'url-private': fixed(400, 'The address must be public', 'L’adresse doit être publique'),
  'url-port': fixed(400, 'The address must use port 443 or 8443', 'L’adresse doit utiliser le port 443 ou 8443'),

  // Tables
  'table-not-found': fixed(404, 'There is no such table', 'Cette table n’existe pas'),
  'table-id-invalid': fixed(400, 'This is not the id of a table', 'Ce n’est pas l’identifiant d’une table'),
  'players-only': fixed(
    403,
    'Only its players can look at this table',
    'Seuls ses joueurs peuvent regarder cette table',
  ),
  'not-your-seat': fixed(403, 'This is not your seat', 'Ce n’est pas votre place'),
  'seat-link-invalid': fixed(
    404,
    'This link is unknown or no longer valid',
    'Ce lien est inconnu ou n’est plus valable',
  ),
  'game-not-over': fixed(409, 'The game is not over yet', 'La partie n’est pas terminée'),
  'game-hidden': fixed(400, 'This game is not available on this site', 'Ce jeu n’est pas disponible sur ce site'),
  'game-not-found': fixed(404, 'There is no such game', 'Ce jeu n’existe pas'),
  'bot-unknown': filled(
    400,
    { bot: 'grandmaster' },
    ({ bot }) => `There is no bot called ${bot}`,
    ({ bot }) => `Il n’y a pas de robot appelé ${bot}`,
  ),
  'table-limit': filled(
    429,
    { max: 200 },
    ({ max }) => `You have created ${max} tables in the last 24 hours. Try again tomorrow.`,
    ({ max }) => `Vous avez créé ${max} tables ces dernières 24 heures. Réessayez demain.`,
  ),
  'address-table-limit': fixed(
    429,
    'Too many tables were created from this address. Try again in an hour.',
    'Trop de tables ont été créées depuis cette adresse. Réessayez dans une heure.',
  ),
  'upload-limit': fixed(
    429,
    'Too many editions were sent from here. Try again in an hour.',
    'Trop d’éditions ont été envoyées d’ici. Réessayez dans une heure.',
  ),
  'waiting-table-limit': filled(
    429,
    { max: 50 },
    ({ max }) => `You already have ${max} tables waiting for players`,
    ({ max }) => `Vous avez déjà ${max} tables en attente de joueurs`,
  ),
  /** The game, its edition, its options or the number of seats; `detail` says which, in the language of the request. */
  'table-invalid': filled(
    400,
    { detail: 'there is no edition budapest' },
    ({ detail }) => detail,
    ({ detail }) => detail,
  ),

  // Daily games
  'day-not-found': fixed(404, 'There was no daily game on that day', 'Il n’y a pas eu de partie du jour à cette date'),
  'day-not-over': fixed(409, 'Others can still play today’s game', 'D’autres peuvent encore jouer la partie du jour'),

  // People, reports, administration
  'person-not-found': fixed(404, 'There is no such player', 'Ce joueur n’existe pas'),
  'report-empty': fixed(400, 'Describe the problem', 'Décrivez le problème'),
  'report-nobody': fixed(
    404,
    'Nobody else has that seat at any of your tables',
    'Personne d’autre n’occupe cette place à l’une de vos tables',
  ),
  'report-limit': filled(
    429,
    { max: 10 },
    ({ max }) => `You have sent ${max} reports in the last 24 hours. Try again tomorrow.`,
    ({ max }) => `Vous avez envoyé ${max} signalements ces dernières 24 heures. Réessayez demain.`,
  ),
  'report-not-found': fixed(404, 'There is no such report', 'Ce signalement n’existe pas'),
  'line-not-found': fixed(404, 'There is no such chat message', 'Ce message n’existe pas'),
  'own-suspension': fixed(409, 'You cannot suspend yourself', 'Vous ne pouvez pas vous suspendre vous-même'),
} as const;

export type ProblemCode = keyof typeof problems;
type ParamsOf<C extends ProblemCode> = (typeof problems)[C]['sample'];
/** A code with its parameters, as it crosses the wire. */
export type Problem<C extends ProblemCode = ProblemCode> = C extends ProblemCode
  ? Readonly<{ code: C } & ParamsOf<C>>
  : never;
/** The arguments that follow a code: none if it has no parameters, several sets of them for several problems. */
export type Given<C extends ProblemCode> = keyof ParamsOf<C> extends never
  ? []
  : [params: ParamsOf<C> | readonly ParamsOf<C>[]];

export function sentence(problem: Problem, language: Language): string {
  const { code, ...params } = problem;
  return (problems[code][language] as (params: Params) => string)(params as Params);
}
