/** The poster: a tram before the gate, the tower behind. */

import type { JSX } from 'solid-js';

export default function Poster(): JSX.Element {
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
