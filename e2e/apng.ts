/** Joins pictures of the same size into one animated PNG (APNG): each frame keeps its own compressed data. */

import { crc32 } from 'node:zlib';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const SIGNATURE = 8;

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const numbers = (...values: number[]): Buffer => {
  const data = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) data.writeUInt32BE(value, index * 4);
  return data;
};

/** `delay`: how long each frame is shown, in milliseconds; the last one three times as long. */
export function animated(frames: readonly Buffer[], delay: number): Buffer {
  const [first] = frames;
  if (first === undefined) throw new Error('an animation needs a frame');
  const head = chunksOf(first).find(({ type }) => type === 'IHDR');
  if (head === undefined) throw new Error('not a PNG');
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  let sequence = 0;
  const parts: Buffer[] = [
    first.subarray(0, SIGNATURE),
    written(head),
    written({ type: 'acTL', data: numbers(frames.length, 0) }),
  ];
  for (const [index, frame] of frames.entries()) {
    const time = Buffer.alloc(6);
    time.writeUInt16BE(index === frames.length - 1 ? delay * 3 : delay);
    time.writeUInt16BE(1000, 2);
    const control = Buffer.concat([numbers(sequence++, width, height, 0, 0), time]);
    parts.push(written({ type: 'fcTL', data: control }));
    for (const { type, data } of chunksOf(frame))
      if (type === 'IDAT')
        parts.push(
          index === 0
            ? written({ type, data })
            : written({ type: 'fdAT', data: Buffer.concat([numbers(sequence++), data]) }),
        );
  }
  return Buffer.concat([...parts, written({ type: 'IEND', data: Buffer.alloc(0) })]);
}
