/** The poster: a blueprint: a railway as sleepers crosses a highway of dashes. */

import type { JSX } from 'solid-js';

export default function Poster(): JSX.Element {
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
