/** The product's slug: the one place it stands. Wire fields named after it are built from it, such as `vezne_token`. */
export const product = 'vezne';
