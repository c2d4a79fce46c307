/** The five games as small railway posters: flat shapes, few colours, one strong silhouette. */

import type { JSX } from 'solid-js';

const BOX = '0 0 320 130';

export function Poster(props: { game: string }): JSX.Element {
  const draw = POSTERS[props.game];
  return (
    <svg class="poster" viewBox={BOX} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {draw === undefined ? <rect width="320" height="130" fill="#b9862b" /> : draw()}
    </svg>
  );
}

const POSTERS: Readonly<Record<string, () => JSX.Element>> = {
  'railroad-ink': Ink,
  berlin: Berlin,
  'northern-lights': NorthernLights,
  foothills: FootHills,
  wensleydale: Wensleydale,
};

/** A blueprint: a railway as sleepers crosses a highway of dashes. */
function Ink(): JSX.Element {
  return (
    <>
      <rect width="320" height="130" fill="#1d4f8c" />
      <path
        d="M0 26H320M0 52H320M0 78H320M0 104H320M40 0V130M80 0V130M120 0V130M160 0V130M200 0V130M240 0V130M280 0V130"
        stroke="#3f73b3"
        stroke-width="1"
      />
      <path d="M0 91H130Q172 91 172 50V0" fill="none" stroke="#f6f2df" stroke-width="22" />
      <path d="M0 91H130Q172 91 172 50V0" fill="none" stroke="#1d4f8c" stroke-width="16" />
      <path d="M0 91H130Q172 91 172 50V0" fill="none" stroke="#f3df8f" stroke-width="2" stroke-dasharray="9 7" />
      <path d="M320 39H232Q212 39 212 60V130" fill="none" stroke="#f6f2df" stroke-width="16" stroke-dasharray="4 8" />
      <path d="M320 39H232Q212 39 212 60V130" fill="none" stroke="#f6f2df" stroke-width="3" />
    </>
  );
}

/** A tram before the gate, the tower behind. */
function Berlin(): JSX.Element {
  return (
    <>
      <rect width="320" height="130" fill="#f0e3c0" />
      <circle cx="250" cy="40" r="20" fill="#d98e4a" />
      <path d="M0 106Q90 84 170 104T320 98V130H0Z" fill="#8ea5b5" />
      <path d="M262 104V24M262 24V8" stroke="#5b4a3a" stroke-width="3" />
      <circle cx="262" cy="36" r="8" fill="#5b4a3a" />
      <path d="M30 104V48H140V104H128V60H114V104H102V60H92V104H80V60H68V104H56V60H44V104Z" fill="#6b5440" />
      <path d="M24 48H146L136 38H34Z" fill="#6b5440" />
      <path d="M70 38V30H100V38Z" fill="#6b5440" />
      <rect x="150" y="74" width="88" height="32" rx="6" fill="#b4382a" />
      <path d="M158 80H172V92H158ZM178 80H192V92H178ZM198 80H212V92H198ZM218 80H232V92H218Z" fill="#f7edd2" />
      <path d="M194 74L206 60H186" fill="none" stroke="#26221d" stroke-width="2" />
      <circle cx="168" cy="108" r="6" fill="#26221d" />
      <circle cx="220" cy="108" r="6" fill="#26221d" />
      <path d="M0 114H320" stroke="#26221d" stroke-width="2" />
    </>
  );
}

/** A night train under the aurora. */
function NorthernLights(): JSX.Element {
  return (
    <>
      <rect width="320" height="130" fill="#0f2233" />
      <path d="M0 60Q60 6 120 40T240 24T320 40V70Q260 50 220 66T110 72T0 96Z" fill="#2f9c86" opacity="0.55" />
      <path d="M0 40Q80 0 150 26T320 14V34Q240 30 170 46T0 66Z" fill="#7dd8a8" opacity="0.4" />
      <path d="M0 100L50 70L90 96L140 58L200 98L246 72L320 104V130H0Z" fill="#dfe9ec" />
      <path d="M140 58L160 71L148 74L136 68Z" fill="#b4c8d0" />
      <path d="M40 112H214V98Q214 92 206 92H48Q40 92 40 98Z" fill="#23384a" />
      <path
        d="M52 97H70V104H52ZM80 97H98V104H80ZM108 97H126V104H108ZM136 97H154V104H136ZM164 97H182V104H164Z"
        fill="#ffd76a"
      />
      <path d="M214 112L232 112L220 96H214Z" fill="#23384a" />
      <path d="M0 116H320" stroke="#0f2233" stroke-width="3" />
      <circle cx="286" cy="24" r="1.6" fill="#fff" />
      <circle cx="24" cy="18" r="1.4" fill="#fff" />
      <circle cx="190" cy="10" r="1.2" fill="#fff" />
    </>
  );
}

/** A small engine climbing through slate hills, a pub with a lit window. */
function FootHills(): JSX.Element {
  return (
    <>
      <rect width="320" height="130" fill="#dfe8df" />
      <path d="M0 84L60 34L110 76L170 20L236 80L290 44L320 66V130H0Z" fill="#7d8f96" />
      <path d="M170 20L196 44L180 46L160 38Z" fill="#eef2ee" />
      <path d="M0 104Q80 70 160 98T320 88V130H0Z" fill="#5b7d3a" />
      <path d="M0 118Q110 92 320 112V130H0Z" fill="#41612a" />
      <path d="M236 104V84L254 72L272 84V104Z" fill="#f0e6cf" />
      <path d="M230 86L254 70L278 86" fill="none" stroke="#3b3a38" stroke-width="4" />
      <rect x="244" y="88" width="9" height="8" fill="#ffd05a" />
      <rect x="257" y="88" width="9" height="16" fill="#5a3b26" />
      <path d="M70 100H118V88H104V80H88V88H78V82H72V88H66V96Z" fill="#8a2f23" />
      <circle cx="80" cy="102" r="6" fill="#26221d" />
      <circle cx="96" cy="102" r="6" fill="#26221d" />
      <circle cx="112" cy="102" r="5" fill="#26221d" />
      <path d="M75 80Q66 66 50 70Q38 58 24 66" fill="none" stroke="#fffaee" stroke-width="7" stroke-linecap="round" />
    </>
  );
}

/** A walker's map: contours, a drystone wall, a cheese, a line that ends in the dale. */
function Wensleydale(): JSX.Element {
  return (
    <>
      <rect width="320" height="130" fill="#e3e7bd" />
      <path d="M30 60Q60 10 130 24T200 70T110 96T30 60Z" fill="#d8c79c" />
      <path d="M58 60Q78 30 124 38T170 66T108 82T58 60Z" fill="none" stroke="#9c8a61" stroke-width="2" />
      <path d="M84 60Q96 46 122 50T142 64T108 70T84 60Z" fill="none" stroke="#9c8a61" stroke-width="2" />
      <path d="M0 104Q70 88 140 108T320 92" fill="none" stroke="#6f9fb0" stroke-width="6" />
      <path d="M320 40Q250 52 230 84T168 118" fill="none" stroke="#26221d" stroke-width="7" />
      <path d="M320 40Q250 52 230 84T168 118" fill="none" stroke="#b4382a" stroke-width="4" stroke-dasharray="14 5" />
      <path
        d="M0 30Q40 24 60 0M210 0Q226 30 264 26T320 10"
        fill="none"
        stroke="#8d8570"
        stroke-width="4"
        stroke-dasharray="9 3"
      />
      <path d="M238 112L290 88Q304 98 304 112Z" fill="#f2c54b" stroke="#26221d" stroke-width="2" />
      <path d="M238 112H304V124H238Z" fill="#e0b038" stroke="#26221d" stroke-width="2" />
      <circle cx="276" cy="104" r="3" fill="#b9862b" />
      <circle cx="290" cy="117" r="2.6" fill="#b9862b" />
    </>
  );
}
