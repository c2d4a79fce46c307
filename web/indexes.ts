/** The pages that list the games: `/learn`, `/rules`, `/ratings`, `/editions`. */

export const INDEXES = ['learn', 'rules', 'ratings', 'editions'] as const;
export type IndexKind = (typeof INDEXES)[number];
