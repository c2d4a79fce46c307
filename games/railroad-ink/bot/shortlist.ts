/** The best of many drawings, best first. A board that can be reached in two orders is listed once. */

export class Shortlist {
  size = 0;
  readonly value: Float64Array;
  readonly parent: Int32Array;
  readonly move: Int32Array;
  readonly key: Int32Array;
  private readonly most: number;
  private room: number;

  constructor(most: number) {
    this.most = most;
    this.room = most;
    this.value = new Float64Array(most + 1);
    this.parent = new Int32Array(most + 1);
    this.move = new Int32Array(most + 1);
    this.key = new Int32Array(most + 1);
  }

  /** Empties the list and sets its capacity, up to the maximum it was created with. */
  clear(room: number): void {
    this.size = 0;
    this.room = Math.min(room, this.most);
  }

  offer(value: number, parent: number, move: number, key: number): void {
    const { room } = this;
    if (this.size === room && value <= this.value[room - 1]!) return;
    for (let i = 0; i < this.size; i++) if (this.key[i] === key) return;
    let at = this.size < room ? this.size++ : room - 1;
    for (; at > 0 && this.value[at - 1]! < value; at--) {
      this.value[at] = this.value[at - 1]!;
      this.parent[at] = this.parent[at - 1]!;
      this.move[at] = this.move[at - 1]!;
      this.key[at] = this.key[at - 1]!;
    }
    this.value[at] = value;
    this.parent[at] = parent;
    this.move[at] = move;
    this.key[at] = key;
  }
}
