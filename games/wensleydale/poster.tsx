/** The poster: a walker's map: contours, a drystone wall, a cheese, a line that ends in the dale. */

import type { JSX } from 'solid-js';

export default function Poster(): JSX.Element {
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
