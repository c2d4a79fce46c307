/** The poster: a small engine climbing through slate hills, a pub with a lit window. */

import type { JSX } from 'solid-js';

export default function Poster(): JSX.Element {
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
