/** Les règles avec nos mots, en français. */

import type { RuleText } from '@quai/engine/words.ts';
import type { RuleNumber } from './numbers.ts';

export const rules: Readonly<Record<RuleNumber, RuleText>> = {
  'FH-1': { text: 'FootHills se joue uniquement à deux : un joueur bleu et un joueur vert.' },
  'FH-2': {
    text: 'Deux des huit lignes sont fermées : celles qu’indique le verso d’une carte Gare tirée au sort (une autre s’il n’en indique aucune), ou celles que l’hôte a choisies.',
    why: 'Cette ligne est fermée : ses cartes ne sont pas sur la table.',
  },
  'FH-3': {
    text: 'Chaque ligne forme une rangée, dans l’ordre des chiffres romains, et ses cartes occupent les colonnes de leurs chiffres arabes. Porthmadog et Llanberis sont communes à deux lignes, mais ne sont posées qu’une fois.',
  },
  'FH-4': {
    text: 'Une gare double est une seule carte sur deux colonnes : une case Voie, deux ou trois cases Gare, et une case Géomètre ou un effet.',
  },
  'FH-5': {
    text: 'Deux billets de chaque couleur en jeu sont placés sur la première gare de la ligne ; III et IV partagent ceux de Llanberis. Chaque case Voie reçoit les cubes Gravats indiqués.',
  },
  'FH-6': {
    text: 'Six cubes sont piochés dans un sac de 20 fer et 16 pierre et placés sur l’Entrepôt ; les quatre cubes Événement (blancs) ne sont ajoutés au sac qu’ensuite.',
  },
  'FH-7': {
    text: 'Si elles sont en jeu, les lignes I et II ont chacune un jeton Bonus à Porthmadog ; si la ligne IV l’est, le jeton Sommet est sur Yr Wyddfa.',
  },
  'FH-8': {
    text: 'Chacun commence avec son géomètre chez lui, aucune gare, 16 tuiles et ses cinq cartes côté doré. La réserve compte deux cartes neutres par lettre, tirées au sort.',
  },
  'FH-9': {
    text: 'Le premier joueur est tiré au sort, ou désigné par l’hôte. Le second, puis le premier, prend deux ressources à l’Entrepôt, qui n’est pas complété pour autant.',
    why: 'Il n’y en a pas à l’Entrepôt.',
  },
  'FH-10': {
    text: 'À votre tour, choisissez une de vos cartes Action, faites ce qu’indique sa face visible, retournez-la et vérifiez si la fin est déclenchée.',
    why: 'Vous n’avez pas de carte {letter}.',
  },
  'FH-11': {
    text: 'Ignorez les effets impossibles, mais ne choisissez qu’une action dont au moins un effet est possible ; retourner une carte ne compte pas. Un joueur qui ne peut choisir aucune carte passe et place un Concurrent.',
    why: 'Ce n’est pas possible maintenant, ou serait sans effet. Choisissez autre chose.',
  },
  'FH-12': {
    text: 'Quand une action permet de retourner d’autres cartes, vous pouvez en retourner autant, dans un sens ou dans l’autre, sans les jouer. La carte jouée, elle, est toujours retournée.',
    why: 'Vous n’avez pas de carte {letter} à retourner.',
  },
  'FH-13': {
    text: 'A doré : prenez d’une à trois ressources au choix à l’Entrepôt. S’il se vide, il est complété et vous continuez.',
    why: 'Prenez-en au moins {min} ({taken} jusqu’ici). Il y a à l’Entrepôt : {iron} fer, {stone} pierre.',
  },
  'FH-14': {
    text: 'Si vous prenez la dernière ressource de l’Entrepôt, par n’importe quelle action, complétez-le aussitôt avec six cubes du sac. Chaque cube Événement (blanc) amène un Concurrent avant toute autre chose.',
  },
  'FH-15': {
    text: 'Un Concurrent s’installe sur la première carte, de colonne en colonne et de haut en bas, sans voie, gare ni Concurrent, premières cartes exclues. Ses gravats vont à la réserve, ses cases sont couvertes, sa case Géomètre s’ouvre.',
  },
  'FH-16': { text: 'Un Concurrent sur la dernière carte d’une ligne y met un heurtoir.' },
  'FH-17': {
    text: 'Si trois cubes Événement (blancs) ou plus sont sur l’Entrepôt à la fin d’un tour, tous retournent dans le sac.',
  },
  'FH-18': { text: 'Un Concurrent impossible à placer, faute de tuile ou de carte libre, déclenche la fin.' },
  'FH-19': {
    text: 'B doré : choisissez une ligne qui a des gravats et retirez quatre cubes Gravats, de gauche à droite. S’il y en a moins, complétez avec la réserve ; si aucune ligne n’en a, prenez les quatre dans la réserve. Toute action qui retire des gravats fonctionne ainsi, avec son propre nombre.',
    why: 'La ligne {line} n’a pas de gravats.',
  },
  'FH-20': { text: 'Retirer le dernier cube Gravats d’une carte rapporte aussitôt 1 PV, même pour une gare double.' },
  'FH-21': {
    text: 'Les gravats de Porthmadog sont sur sa case Voie de gauche ; on y accède dès qu’une des lignes qui y mènent est nettoyée.',
  },
  'FH-22': {
    text: 'C doré : jusqu’à trois fois, posez une voie pour 2 fer, ou échangez 2 gravats contre 1 pierre, prise à l’Entrepôt ou cherchée dans le sac.',
  },
  'FH-23': {
    text: 'Une voie va sur la case la plus à gauche d’une ligne sans gravats, Concurrent ni voie. Elle vaut 1 PV.',
    why: 'La ligne {line} n’a pas de case Voie libre et sans gravats.',
  },
  'FH-24': {
    text: 'Quand toutes les cases Voie d’une ligne sont prises, un heurtoir est placé au bout et l’on n’y pose plus de voie. On le vérifie pour chaque ligne après chaque voie et chaque Concurrent.',
    why: 'La ligne {line} a son heurtoir : plus de voie ici.',
  },
  'FH-25': {
    text: 'Porthmadog a deux cases Voie, la gauche d’abord, et toutes deux font partie de chacune de ses lignes. Chaque ligne reçoit son heurtoir quand toutes ses cases sont prises.',
  },
  'FH-26': {
    text: 'D doré : payez une case Gare libre d’une carte sans gravats, avec ou sans voie ; votre compteur avance d’un cran et vous recevez le bonus. Une gare par action.',
    why: '{space} ne peut être construite : la case est prise, ou il reste des gravats sur la carte ({onCard}).',
  },
  'FH-27': {
    text: 'Si la case Géomètre de la carte est libre, vous pouvez y envoyer aussitôt votre géomètre, après le bonus de la gare, et faire son action.',
    why: 'Votre géomètre ne peut aller que sur la carte où vous venez de construire.',
  },
  'FH-28': {
    text: 'Barmouth Ferry : si vous la construisez, vous pouvez aussitôt retourner autant de vos cartes que vous voulez, sauf celle en cours. Elle n’a pas d’action de géomètre.',
  },
  'FH-29': {
    text: 'Devil’s Bridge : ses trois cases se construisent dans l’ordre ; chaque fois, vous pouvez marquer une carte Action comme au Pub.',
    why: 'Construisez d’abord la case qui précède {space}.',
  },
  'FH-30': {
    text: 'Le fer, la pierre et les 16 tuiles de chacun sont limités ; gravats, passagers et PV ne le sont pas.',
    why: 'Vous n’avez plus de tuile.',
  },
  'FH-31': {
    text: 'E doré : envoyez le géomètre sur une case Géomètre vide d’une carte qui a une gare, ou au Pub, et faites l’action indiquée ; ou ramenez-le chez vous.',
    why: '{target} n’a pas de case Géomètre disponible.',
  },
  'FH-32': {
    text: 'Ce que vous payez va au sac ou à la réserve. Les ressources reçues viennent de l’Entrepôt ou du sac, au choix.',
    why: 'Payez ou prenez exactement ce qui est indiqué, là où il en reste.',
  },
  'FH-33': {
    text: 'Une gare de départ donne un billet de sa ligne, un seul de chaque couleur par joueur, et un bonus ; ensuite le bonus seul.',
    why: 'Vous avez déjà ce billet.',
  },
  'FH-34': { text: 'Yr Wyddfa : prenez le jeton Sommet, même à votre adversaire.' },
  'FH-35': {
    text: 'Pub, avec E doré seulement : si votre pile a moins de cartes que vous n’avez de gares, marquez une de vos cartes et prenez en réserve une carte aux deux mêmes lettres, côté doré. S’il n’y en a pas, vous continuez avec une carte de moins ; si vous marquez la carte en cours, ni elle ni celle qui la remplace n’est retournée.',
    why: 'Seul E doré mène au Pub, pour marquer une carte et la remplacer par une carte aux mêmes lettres. Votre pile : {pile} ; vos gares : {stations}.',
  },
  'FH-36': {
    text: 'Les versos sont d’autres versions des cinq actions, chacun avec ses conditions : certains demandent un billet, ou un billet ou une voie.',
    why: 'Il vous manque ce que demande ce verso : un billet, une voie, ou une case où aller.',
  },
  'FH-37': {
    text: 'Le cinquième et dernier heurtoir, ou un Concurrent impossible à placer, déclenche la fin. Si cela arrive au tour du premier joueur, le second joue encore une fois ; si c’est au tour du second, ce tour est le dernier.',
  },
  'FH-38': {
    text: 'Le jeton Bonus d’une ligne, 3 PV, va au joueur qui y a le plus de gares, à personne en cas d’égalité ; Porthmadog compte pour les deux lignes. Avec plus de la moitié des cases, on le prend aussitôt.',
  },
  'FH-39': {
    text: 'Chaque carte d’une pile de score vaut 1 PV par paire de passagers, par paire de voies, par gare, par billet ou par carte de la pile, selon son icône. Les paires s’arrondissent vers le bas.',
  },
  'FH-40': {
    text: 'Le total : PV, jetons Bonus, pile, un demi-PV par passager et 2 pour le jeton Sommet. Le joueur qui a le plus de PV gagne. Pour la revanche, on échange les couleurs ; on garde les mêmes lignes après une égalité, ou si vous le demandez.',
  },
  'FH-41': { text: 'Les points FH-41.1 à FH-41.34 tranchent ce que la règle imprimée ne précise pas.' },
  'FH-42': {
    text: 'L’édition dit ce que fait chaque carte ; une édition dont le site ne connaît pas un effet est refusée.',
    why: 'Vous avez pioché {iron} fer et {stone} pierre. Gardez-en exactement {keep}.',
  },
  'FH-43': {
    text: 'Règle de ce site : 40 tours de suite sans voie, gare ni Concurrent déclenchent la fin.',
  },
  'FH-44': {
    text: 'Règle de ce site : on ne complète pas l’Entrepôt tant que le sac n’a pas de ressource. Si l’Entrepôt est vide au début d’un tour et que le sac en a, on le complète alors.',
  },
  'FH-45': {
    text: 'Deux exemples : un Concurrent sur Two Viaducts/Hebron renvoie trois cubes Gravats à la réserve sans PV ; B doré sur la ligne V retire trois cubes Gravats à Llangower pour 1 PV, puis un à Llanuwchllyn.',
  },
  'FH-41.1': {
    text: 'Cinq heurtoirs pour six lignes : le cinquième déclenche la fin, et un placement qui en demanderait deux prend ce qui reste.',
  },
  'FH-41.2': {
    text: 'Un Concurrent sur la dernière carte ferme la ligne même si une case Voie reste ouverte avant ; sur Porthmadog, les deux. On peut encore y construire des gares.',
  },
  'FH-41.3': {
    text: 'Porthmadog est une seule carte, en colonne 5 : ses gravats s’atteignent par l’une ou l’autre ligne nettoyée, chaque ligne a besoin de ses deux cases Voie, et sa gare compte pour les deux.',
  },
  'FH-41.4': {
    text: 'La case Voie libre la plus à gauche saute celles sous gravats : Porthmadog peut donc se poser par une ligne quand l’autre est bloquée.',
  },
  'FH-41.5': {
    text: 'Un Concurrent ne donne aucun PV et ouvre la case Géomètre, mais ne déclenche ni Barmouth Ferry ni Devil’s Bridge. Une gare double compte dans sa première colonne.',
  },
  'FH-41.6': {
    text: 'À Devil’s Bridge, la limite du Pub s’applique : moins de cartes dans la pile que de gares construites, la nouvelle comprise.',
  },
  'FH-41.7': { text: 'Si la carte en cours est marquée, ni elle ni sa remplaçante n’est retournée, où que ce soit.' },
  'FH-41.8': {
    text: 'Le géomètre doit changer de place. Le Pub accueille les deux ; seul E doré mène au Pub ou chez vous.',
    why: 'Le géomètre doit changer de place, et seul E doré le ramène chez vous.',
  },
  'FH-41.9': {
    text: 'Avec les Ouvriers de terrain, le géomètre va sur une carte voisine, en rangée ou en colonne ; depuis chez vous ou le Pub, sur toute gare de départ.',
    why: '{target} n’est pas à côté de votre géomètre.',
  },
  'FH-41.10': {
    text: 'Les cartes supplémentaires se retournent à l’étape 3 ; elles ne rendent pas une action possible et ne concernent jamais la carte en cours.',
    why: 'La carte en cours ne peut pas être la carte supplémentaire.',
  },
  'FH-41.11': {
    text: 'B doré est toujours possible, au besoin depuis la réserve. Sans action possible, on place un Concurrent et le tour est fini.',
  },
  'FH-41.12': {
    text: 'L’Entrepôt se complète aussitôt au milieu d’une action, événements compris, puis l’action continue. S’il y a moins de six cubes dans le sac, tous sont piochés ; sans ressource à l’Entrepôt ni dans le sac, A doré ne peut pas être choisi.',
  },
  'FH-41.13': {
    text: 'Les cubes Événement (blancs) repartent tous ensemble, quand il y en a trois ou plus à la fin d’un tour. Ils ne comptent comme cubes que pour le Grand bateau.',
  },
  'FH-41.14': {
    text: 'Les ressources reçues hors de l’action A viennent de l’Entrepôt ou du sac, au choix, jamais au hasard.',
  },
  'FH-41.15': {
    text: 'Un billet ouvre ses lignes, celui de Llanberis III et IV ; Porthmadog s’ouvre avec celui de I ou de II. Au Sidérurgiste, une voie sur la ligne suffit.',
    why: 'Cette action ne vaut que pour les lignes dont vous avez un billet (ou, pour le Sidérurgiste, une voie).',
  },
  'FH-41.16': { text: 'Une égalité n’est pas départagée. À égalité sur une ligne, personne n’en a le bonus.' },
  'FH-41.17': {
    text: 'Seuls les jetons Bonus des lignes en jeu servent, et le jeton Sommet seulement avec la ligne IV.',
  },
  'FH-41.18': {
    text: 'Si la fin est déclenchée au tour du premier joueur, le second joue encore un tour ; sinon, la partie s’arrête.',
  },
  'FH-41.19': {
    text: 'Les gains, le premier déplacement du géomètre et la première gare d’une carte se font s’ils sont possibles ; on peut renoncer aux paiements, échanges, voies, retournements et répétitions. Si seuls de tels effets sont possibles, on en fait au moins un.',
    why: 'Cet effet est obligatoire s’il est possible : vous ne pouvez pas y renoncer.',
  },
  'FH-41.20': {
    text: 'Déplacer le géomètre est un effet en soi, quoi qu’on fasse ensuite. Seul le Pub exige de la place dans la pile.',
  },
  'FH-41.21': {
    text: 'Une voie, une gare ou un échange n’est possible que si vous pouvez payer tout son coût et, pour un échange, si tout ce qu’il donne est disponible. Un simple gain donne ce qu’il y a.',
    why: 'Il faut pouvoir payer tout le coût (vous avez {iron} fer, {stone} pierre, {rubble:cube Gravats|cubes Gravats}, {passengers:passager|passagers}), et tout ce que vous recevez doit être disponible.',
  },
  'FH-41.22': {
    text: 'Prendre la dernière ressource complète l’Entrepôt, quelle que soit l’action. Pour chaque ressource reçue, vous choisissez l’Entrepôt ou le sac, sauf si un seul est possible. Le fer et la pierre viennent dans l’ordre de votre choix, quand cela change quelque chose.',
  },
  'FH-41.23': {
    text: 'Tant que le sac n’a pas de ressource, on ne complète pas l’Entrepôt, même plus tard ; quand on le fait enfin, on pioche six cubes comme toujours.',
  },
  'FH-41.24': {
    text: 'Toute voie et tout Concurrent peut terminer toute ligne qui passe par sa carte ; une ligne a un heurtoir au plus.',
  },
  'FH-41.25': {
    text: 'Une fois la fin déclenchée, un Concurrent sans place ne change plus rien, et il n’y a pas de sixième heurtoir.',
  },
  'FH-41.26': {
    text: 'Chacun a 16 tuiles pour ses voies et ses gares ; quand il n’en reste plus, il ne pose ni ne construit.',
  },
  'FH-41.27': {
    text: 'Les retournements d’un tour s’additionnent, une fois par carte. Une carte prise en réserve peut être retournée, sauf si elle remplace celle en cours.',
    why: 'Cette carte a déjà été retournée ce tour-ci.',
  },
  'FH-41.28': {
    text: 'Deux cartes sont voisines côte à côte dans une rangée, ou l’une au-dessus de l’autre dans deux rangées voisines ; on ne saute pas de trou. Une carte de deux lignes est dans les deux rangées.',
  },
  'FH-41.29': {
    text: 'Un billet ne sert qu’à une ligne en jeu. Une voie à Porthmadog est une voie sur ses deux lignes ; le Forgeron choisit une ligne, puis sa case libre la plus à gauche.',
    why: 'Ce billet n’est pas sur la table.',
  },
  'FH-41.30': {
    text: 'Les gravats de Porthmadog comptent pour chaque ligne qui y mène. Les cubes de plusieurs lignes se prennent l’un après l’autre, chacun d’une autre ligne.',
    why: 'Vous avez déjà pris un cube de la ligne {line} ; choisissez une autre ligne.',
  },
  'FH-41.31': {
    text: 'On construit dans cet ordre : paiement, tuile et compteur, bonus, gain de l’action, effet de la carte, géomètre. L’Aide Maçon ne perd que le bonus imprimé.',
  },
  'FH-41.32': {
    text: 'Toutes les cartes sont visibles des deux côtés ; seul le tirage du sac est inconnu, et l’on sait ce qu’il contient.',
  },
  'FH-41.33': {
    text: 'Les cartes d’un joueur peuvent s’épuiser lettre par lettre ; quand il n’en a plus, il passe et place un Concurrent à chaque tour.',
  },
  'FH-41.34': {
    text: 'Certaines actions pourraient aller et venir sans fin : la règle maison sur les parties bloquées y met un terme.',
  },
};
