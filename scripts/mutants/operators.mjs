/** What is planted besides Stryker's own mutants (it has none of numbers and of single statements), and what is left alone. */

const { allMutators } = await import(internal('mutators/index.js'));

/** Stryker has no plugins for mutators, so they are added to its own list. */
function internal(path) {
  return new URL(path, import.meta.resolve('@stryker-mutator/instrumenter')).href;
}

/** No, one more or one less, twice as many. */
const numbers = {
  name: 'Number',
  *mutate(path) {
    if (!path.isNumericLiteral() || path.parentPath.isObjectProperty({ key: path.node })) return;
    const { value } = path.node;
    const others = value === 0 ? [1] : value === 1 ? [0, 2] : [0, 2 * value];
    for (const other of others) yield { type: 'NumericLiteral', value: other };
  },
};

/** A statement that is called for its effect is left out. Stryker itself empties whole blocks. */
const statements = {
  name: 'Statement',
  *mutate(path) {
    if (!path.isExpressionStatement()) return;
    const alone = path.parentPath.isBlockStatement() && path.parent.body.length === 1;
    if (!alone && path.node.expression.callee?.type !== 'Super') yield { type: 'EmptyStatement' };
  },
};

export function addOperators() {
  allMutators.push(numbers, statements);
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'exceptions',
    value: {
      shouldIgnore: (path) =>
        path.isThrowStatement() ? 'exceptions are for bugs; nobody tests their texts' : undefined,
    },
  },
];
