import { type Html, html } from '../../site/html.js';

/** The shop's own drawings. They are decoration: the texts beside them carry the content. */
const artIds = ['teapot', 'glass', 'cup', 'cezve', 'tea', 'sugar'] as const;

export type ArtId = (typeof artIds)[number];

const drawings: Record<ArtId, () => Html> = { teapot, glass, cup, cezve, tea, sugar };

export function art(id: ArtId): Html {
  return html`<svg class="art" viewBox="0 0 240 240" aria-hidden="true" focusable="false">${drawings[id]()}</svg>`;
}

/** The shop's mark: a tulip glass seen from the side. */
export function mark(): Html {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path class="mark-glass" d="M10 5h12c0 4-3 6-3 9.5S22 20 22 23.5 20 27 16 27s-6 0-6-3.5 3-5.5 3-9S10 9 10 5z" />
    <path class="mark-tea" d="M11.5 10h9c-.8 1.6-1.5 2.8-1.5 4.5 0 3.5 3 5.5 3 9 0 3.3-2 3.5-6 3.5s-6-.2-6-3.5 3-5.5 3-9c0-1.7-.7-2.9-1.5-4.5z" />
  </svg>`;
}

function steam(x: number, y: number): Html {
  return html`<g class="art-steam" transform="translate(${x} ${y})">
    <path d="M0 0c-7-8 7-14 0-23" /><path d="M15 3c-7-9 7-17 0-28" /><path d="M30 0c-7-8 7-14 0-23" />
  </g>`;
}

function teapot(): Html {
  return html`<ellipse class="art-shade" cx="120" cy="216" rx="76" ry="8" />
    ${steam(105, 36)}
    <path class="art-line" d="M156 74c26-4 30 32 2 34" />
    <path fill="#c8743f" d="M87 86 62 66c-4-3-8 1-6 5l18 38z" />
    <path fill="#d98a52" d="M84 68h72c9 14 9 34-6 48H90c-15-14-15-34-6-48z" />
    <path fill="#e6a873" d="M92 74c-8 12-8 26 0 38h10c-8-12-8-26 0-38z" />
    <path fill="#b9622f" d="M88 68c4-13 60-13 64 0z" />
    <circle cx="120" cy="53" r="6" fill="#3b2a20" />
    <path class="art-line" d="M170 134c36-8 42 50 4 52" />
    <path fill="#b9622f" d="M74 146 40 120c-4-3-9 1-7 6l26 56z" />
    <path fill="#c8743f" d="M70 124h100c18 28 18 58 2 86H68c-16-28-16-58 2-86z" />
    <path fill="#dd9560" d="M82 132c-14 24-14 48-2 72h13c-12-24-12-48 2-72z" />
    <path fill="#a9552a" d="M68 210h104l-5 8H73z" />
    <rect x="82" y="114" width="76" height="11" rx="5" fill="#a9552a" />`;
}

function glass(): Html {
  return html`<ellipse class="art-shade" cx="120" cy="206" rx="78" ry="8" />
    ${steam(105, 46)}
    <path fill="#f4ece2" d="M44 188h152c-4 14-24 20-76 20s-72-6-76-20z" />
    <path fill="#d9473b" d="M44 188h152l-1 5H45z" />
    <path fill="#fffaf3" fill-opacity=".78" d="M80 58h80c0 24-19 36-19 60s21 32 21 54-10 20-42 20-42 2-42-20 21-30 21-54-19-36-19-60z" />
    <path fill="#b8401f" d="M87 82h66c-5 12-12 21-12 36 0 24 21 32 21 54 0 18-10 18-42 18s-42 0-42-18 21-30 21-54c0-15-7-24-12-36z" />
    <path fill="#d9622f" d="M87 82h66l-4 9H91z" />
    <path fill="#fff" fill-opacity=".34" d="M98 96c3 8 6 14 6 22 0 22-18 32-18 52 0 6 1 9 3 11 9-2 7-8 8-16 2-18 17-26 17-47 0-8-3-14-5-22z" />
    <path fill="#d8a54a" d="M80 58h80l-1 5H81z" />`;
}

function cup(): Html {
  return html`<ellipse class="art-shade" cx="120" cy="204" rx="84" ry="8" />
    ${steam(98, 82)}
    <path fill="#fbf5ec" d="M36 184h168c-6 14-30 22-84 22s-78-8-84-22z" />
    <path fill="#2d6a6a" d="M36 184h168l-2 5H38z" />
    <path class="art-line art-line-pale" d="M168 120c34-8 34 40-6 42" />
    <path fill="#f8f1e7" d="M64 104h108c2 44-14 78-54 78s-56-34-54-78z" />
    <path fill="#2d6a6a" d="M66 124h105l-2 14c-34 8-68 8-101 0z" />
    <path fill="#e8b653" d="m84 131 6-5 6 5-6 5zm31 2 6-5 6 5-6 5zm31-2 6-5 6 5-6 5z" />
    <ellipse cx="118" cy="104" rx="54" ry="11" fill="#fffaf2" />
    <ellipse cx="118" cy="105" rx="46" ry="8" fill="#4a2b1b" />
    <path fill="#8a5a3a" d="M84 103c18-6 42-5 58-2-16 5-38 6-58 2z" />`;
}

function cezve(): Html {
  return html`<ellipse class="art-shade" cx="104" cy="204" rx="66" ry="8" />
    <path fill="#5a3b28" d="m146 108 74-36c6-3 10 6 4 9l-74 40z" />
    <path fill="#c8743f" d="M62 92h90c-8 26-8 30 6 58 10 22 4 50-10 54H68c-14-4-20-32-10-54 14-28 12-32 4-58z" />
    <path fill="#e0a070" d="M76 98c6 22 4 30-6 52-8 18-4 42 4 50h10c-8-12-10-34-3-50 9-22 10-32 6-52z" />
    <path fill="#a9552a" d="M52 88c30-7 78-7 106 0l-4 10H62z" />
    <ellipse cx="106" cy="89" rx="46" ry="7" fill="#3b2418" />
    <path fill="#9a6a45" d="M70 88c14-7 54-8 70-1-18 5-52 6-70 1z" />
    <path fill="#b9622f" d="m52 88-10 8 14 8z" />
    <g fill="none" stroke="#a9552a" stroke-width="3" stroke-linecap="round"><path d="M74 152h72" /><path d="m80 160 8 8 8-8 8 8 8-8 8 8 8-8 8 8 6-8" /></g>`;
}

function tea(): Html {
  return html`<ellipse class="art-shade" cx="120" cy="214" rx="62" ry="8" />
    <rect x="66" y="62" width="108" height="150" rx="8" fill="#2f5d46" />
    <path fill="#3f7659" d="M74 62h18v150H74a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8z" />
    <rect x="60" y="40" width="120" height="28" rx="6" fill="#d8a54a" />
    <path fill="#e8c078" d="M66 40h20v28H66a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z" />
    <rect x="78" y="98" width="84" height="78" rx="4" fill="#f6efe2" />
    <path fill="#2f5d46" d="M120 108c15 10 19 24 0 42-19-18-15-32 0-42z" />
    <path fill="#4c8a67" d="M98 126c13 0 20 9 21 25-15-1-22-10-21-25zm44 0c-13 0-20 9-21 25 15-1 22-10 21-25z" />
    <g fill="#c9b998"><rect x="96" y="158" width="48" height="4" rx="2" /><rect x="104" y="166" width="32" height="3" rx="1.5" /></g>`;
}

function sugar(): Html {
  return html`<ellipse class="art-shade" cx="120" cy="210" rx="76" ry="8" />
    <g fill="#fffaf2" stroke="#e3d6c4" stroke-width="2" stroke-linejoin="round">
      <path d="m92 90 24-10 22 11-24 11z" /><path d="m92 90 22 12v26L92 116z" /><path d="m138 91-24 11v26l24-11z" />
      <path d="m124 104 24-10 22 11-24 11z" /><path d="m124 104 22 12v24l-22-12z" /><path d="m170 105-24 11v24l24-11z" />
      <path d="m72 112 24-10 22 11-24 11z" /><path d="m72 112 22 12v24l-22-12z" /><path d="m118 113-24 11v24l24-11z" />
    </g>
    <path fill="#7a9bb0" d="M44 134h152c0 40-22 66-52 70H96c-30-4-52-30-52-70z" />
    <path fill="#93b2c5" d="M56 138c2 32 16 54 40 64-6 0-12-1-16-3-22-10-34-32-36-65h12z" />
    <path fill="#5f8198" d="M42 130h156a4 4 0 0 1 0 9H42a4 4 0 0 1 0-9z" />
    <path fill="#5f8198" d="M92 204h56l6 8H86z" />
    <path fill="#f6efe2" d="m84 164 9-8 9 8-9 8zm27 5 9-8 9 8-9 8zm27-5 9-8 9 8-9 8z" />`;
}
