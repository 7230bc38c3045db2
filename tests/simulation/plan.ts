import { scenarios } from '../../sandbox/demo/scenarios.js';
import { mostLines } from '../../sandbox/provider/orders/basket.js';
import { Random } from '../sandbox/random.js';

/** How a simulated shopper pays. */
export type Method =
  | 'card'
  | 'threeD'
  | 'savedCard'
  | 'points'
  | 'verification'
  | 'juzdan'
  | 'alisGidis'
  | 'mmPay'
  | 'tosla'
  | 'bex'
  | 'bankLoan'
  | 'transfer'
  | 'link'
  | 'installments'
  | 'deletion'
  | 'collectionLink'
  | 'flexLink'
  | 'popularLink';

/** How often each is paid with, by weight. */
const methodWeights: Readonly<Record<Method, number>> = {
  card: 22,
  threeD: 26,
  savedCard: 8,
  points: 5,
  verification: 6,
  juzdan: 4,
  alisGidis: 4,
  mmPay: 5,
  tosla: 5,
  bex: 4,
  bankLoan: 4,
  transfer: 5,
  link: 10,
  installments: 6,
  deletion: 3,
  collectionLink: 4,
  flexLink: 3,
  popularLink: 4,
};

/** How the issuer treats the attempts of one payment. */
export interface IssuerConduct {
  /** How long an authorisation takes, in ms. */
  readonly slowMs: number;
  /** It decides, and the provider never gets the answer. */
  readonly losesAnswer: boolean;
  /** How many times a reversal is left without a confirmation. */
  readonly refusedReversals: number;
}

export const methods = Object.keys(methodWeights) as Method[];

/** Everything about one payment that the seed decides. */
export interface Plan {
  readonly seed: number;
  readonly index: number;
  readonly method: Method;
  /** The card's number by its behaviour; the next ones are of further tries. */
  readonly cards: readonly string[];
  /** How likely a request meets a fault. */
  readonly roughness: number;
  /** Pages of the same order open at once. */
  readonly tabs: number;
  /** How often a shopper pays again after a failure. */
  readonly retries: number;
  /** How likely a shopper reloads or leaves while something runs. */
  readonly impatience: number;
  readonly issuer: IssuerConduct;
  /** Minutes. */
  readonly timeLimit: number;
  /** Lines of the basket; the largest one has names as long as they may be. */
  readonly basketLines: number;
  /** How much of a paid order the merchant asks to give back. */
  readonly refund: 'none' | 'part' | 'whole';
  /** The name of the merchant's notification address is not answered for. */
  readonly hasSilentName: boolean;
  /** Its first post travels until long after its page has asked what became of it, and its shopper presses once. */
  readonly straysFirst: boolean;
}

export const numberOf = (id: string): string => {
  const scenario = scenarios.find((known) => known.id === id);
  if (scenario === undefined) throw new Error(`No card ${id}`);
  return scenario.number;
};

const approvedAtOnce = ['3d-frictionless', 'answer-dropped'];
const challenged = ['approved', 'approved-mastercard', 'approved-troy', '3d-attempted', 'html-two-forms'];
const declined = ['insufficient-funds', 'do-not-honour', 'insufficient-funds-after-3d', '3d-failed'];

/** `methods`: those to choose among. */
export function planOf(seed: number, index: number, methods: readonly Method[]): Plan {
  const random = new Random(seed, index, 'plan');
  const weights = Object.fromEntries(methods.map((method) => [method, methodWeights[method]]));
  const method = random.weighed(weights as Record<Method, number>);
  const plan: Omit<Plan, 'straysFirst'> = {
    seed,
    index,
    method,
    cards: Array.from({ length: 3 }, () => numberOf(cardFor(method, random))),
    roughness: random.pick([0, 0.1, 0.2, 0.35]),
    tabs: random.chance(0.12) ? 2 : 1,
    retries: random.pick([0, 0, 1, 2]),
    impatience: random.pick([0, 0, 0.1, 0.3]),
    issuer: {
      slowMs: random.chance(0.06) ? random.pick([20_000, 70_000, 118_000, 122_000, 150_000]) : 0,
      losesAnswer: random.chance(0.03),
      refusedReversals: random.pick([0, 0, 1, 3]),
    },
    timeLimit: random.chance(0.1) ? random.between(1, 2) : 30,
    basketLines: random.chance(0.03) ? mostLines : random.pick([1, 1, 2, 5]),
    refund: random.weighed({ none: 80, part: 12, whole: 8 }),
    hasSilentName: method === 'threeD' && random.chance(0.1),
  };
  // By a card that is approved at once: else a challenge arrives, which no shopper sees.
  const straysFirst = method === 'card' && random.chance(0.2);
  return straysFirst ? { ...plan, ...straying } : { ...plan, straysFirst };
}

/** One tab, whose shopper waits for what the page says and believes it. */
const straying = {
  cards: [numberOf('3d-frictionless')],
  tabs: 1,
  retries: 0,
  impatience: 0,
  issuer: { slowMs: 0, losesAnswer: false, refusedReversals: 0 },
  timeLimit: 30,
  straysFirst: true,
} as const satisfies Partial<Plan>;

function cardFor(method: Method, random: Random): string {
  if (method === 'verification') return random.pick(['verification', 'verification-approved', 'verification-refused']);
  if (method === 'points') return random.pick(['points', 'points-large']);
  if (random.chance(0.12)) return random.pick(declined);
  return random.pick(method === 'card' || random.chance(0.3) ? approvedAtOnce : challenged);
}
