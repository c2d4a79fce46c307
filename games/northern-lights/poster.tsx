/** The poster: a night train under the aurora. */

import type { JSX } from 'solid-js';

export default function Poster(): JSX.Element {
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
