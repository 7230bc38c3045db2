/**
 * A rule of a merchant's own look, as `appearanceRules` makes it, for all pages or for dark ones: colours and corners
 * alone, in the tokens that are a look's (TH-07).
 */
export const lookRule =
  /^html(\[data-theme=dark\])?:root\{(--(accent|fill|on-accent|radius)(-\w+)?:(#([\da-f]{3}){1,2}|[\d.]+(px|rem))(;|(?=\})))+\}$/;
