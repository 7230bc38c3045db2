/**
 * Holds what a server that knows the payment or the link says of it, by attributes of the document's root. By it the
 * styles of a shell keep the room of what the data will bring, so that nothing moves when that arrives (RL-02). The
 * heights stand in the styles of what has them.
 */
export const shellHints = {
  /** The card cannot be stored: its box takes no room (`card/choice/CardBoxes.styles.ts`). */
  noStoreCard: { name: 'store-card', value: 'off' },
  /** The shopper may pay without 3-D Secure: the box takes its room (`card/choice/CardBoxes.styles.ts`). */
  non3d: { name: '3d', value: 'on' },
  /** The shopper has saved cards: their place is kept instead of the fields (`card/CardPanel.styles.ts`). */
  savedCards: { name: 'cards', value: 'saved' },
  /** A bank transfer alone: neither tabs nor a card (`PaymentScreen.styles.ts`). */
  transferOnly: { name: 'method', value: 'transfer' },
  /** Nothing but the card is offered: the tabs take no room (`MethodTabs.styles.ts`). */
  cardOnly: { name: 'tabs', value: 'off' },
  /** The plans of every brand can be opened: their note takes its room (`card/CardPanel.styles.ts`). */
  plans: { name: 'plans', value: 'on' },
  /** Installments at the cash price: their banner takes its room (`card/CardPanel.styles.ts`). */
  cashPrice: { name: 'cash-price', value: 'on' },
  /** The order obliges to pay, also that of a link: the line that says so takes its room (`sale/OrderObliges.styles.ts`). */
  obliges: { name: 'obliges', value: 'on' },
  /** The link's merchant has a logo (`frame/HeaderBar.styles.ts`). */
  logo: { name: 'logo', value: 'on' },
  /** The description of the link is cut, with a button to show it whole (`links/facts/LinkFacts.styles.ts`). */
  longText: { name: 'text', value: 'long' },
  /** The product has a picture (`links/facts/LinkFacts.styles.ts`). */
  picture: { name: 'picture', value: 'on' },
} as const;

export type ShellHint = keyof typeof shellHints;

type Hints = typeof shellHints;

/** The attribute by which a hint is written. */
type Attribute<Hint extends ShellHint> = `data-shell-${Hints[Hint]['name']}="${Hints[Hint]['value']}"`;

/** The attribute of the root element, as a server writes it. */
export function attributeOf<Hint extends ShellHint>(hint: Hint): Attribute<Hint> {
  const { name, value } = shellHints[hint];
  return `data-shell-${name}="${value}"` as Attribute<Hint>;
}

/** Matches the root of a document that has this hint. */
export function hinted<Hint extends ShellHint>(hint: Hint): `[${Attribute<Hint>}]` {
  return `[${attributeOf(hint)}]`;
}

/** Matches the root of a document that does not have it. */
export function notHinted<Hint extends ShellHint>(hint: Hint): `html:not([${Attribute<Hint>}])` {
  return `html:not([${attributeOf(hint)}])`;
}
