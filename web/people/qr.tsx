/** A text as a QR code: one path, always dark on light, which cameras need. */

import type { JSX } from 'solid-js';
import { encode } from 'uqr';

export function Qr(props: { text: string; label: string }): JSX.Element {
  const code = () => encode(props.text, { ecc: 'M', border: 4 });
  const path = () =>
    code()
      .data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${code().size} ${code().size}`} role="img" aria-label={props.label}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path()} fill="#000" />
    </svg>
  );
}
