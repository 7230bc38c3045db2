/** A rule of a merchant's own look, as `appearanceRules` makes it: values of properties, without an address or a text (TH-07). */
export const lookRule = /^html[\w:[\]=-]+\{[\w#:;.-]+\}$/;
