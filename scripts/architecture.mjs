/** `npm run architecture`: draws which folder imports which into docs/architecture.svg. Graphviz comes as a package. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { instance } from '@viz-js/viz';
import { cruise } from 'dependency-cruiser';
import cruiser from '../.dependency-cruiser.mjs';
import { root } from './terminal.mjs';

/** Each storey is a frame; between storeys one arrow stands for all imports, inside one an arrow is a folder's import. */
const storeys = [
  { folder: 'src/ui', colour: '#e8f1fd' },
  { folder: 'src/infrastructure', colour: '#fdf1e3' },
  { folder: 'src/application', colour: '#eaf7ee' },
  { folder: 'src/domain', colour: '#f5effb' },
  { folder: 'sandbox', colour: '#fdeaea' },
];
/** Holds what composes the storeys: a box each, beside them. */
const compositions = ['src/main.tsx', 'src/parts', 'src/boot'];

const storeyOf = (file) => storeys.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;

/** The box a file belongs to: a composition, or the deepest folder of at most two rooms below its storey. */
function boxOf(file) {
  const composition = compositions.find((name) => file === name || file.startsWith(`${name}/`));
  if (composition !== undefined) return composition;
  const storey = storeyOf(file);
  if (storey === undefined) return undefined;
  const rooms = path.posix.dirname(file).slice(storey.length).split('/').filter(Boolean);
  // The rooms of a payment are as large as the other rooms of the views.
  return [storey, ...rooms.slice(0, rooms[0] === 'payment' && storey === 'src/ui' ? 2 : 1)].join('/');
}

/** Every import between two boxes; one arrow stands for those between two storeys. */
function arrowsOf(modules) {
  const arrows = new Set();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [boxOf(source), boxOf(resolved)];
      if (from === undefined || to === undefined || from === to) continue;
      const [here, there] = [storeyOf(source) ?? from, storeyOf(resolved) ?? to];
      arrows.add(here === there ? `${from} ${to}` : `${here} ${there}`);
    }
  }
  return [...arrows].sort().map((arrow) => arrow.split(' '));
}

const quote = (text) => JSON.stringify(text);
const nameOf = (box, storey) => (box === storey ? '(its own files)' : box.slice(storey.length + 1));

/** The graph in the language of Graphviz. */
function describe(boxes, arrows) {
  const frames = storeys.map(({ folder, colour }) => {
    const inside = boxes.filter((box) => storeyOf(`${box}/x`) === folder);
    const lines = inside.map((box) => `    ${quote(box)} [label=${quote(nameOf(box, folder))}];`);
    const anchor = `    ${quote(`anchor ${folder}`)} [shape=point style=invis width=0 height=0 label=""];`;
    const frame = `cluster ${folder}`;
    return `  subgraph ${quote(frame)} {\n    label=${quote(folder)}; bgcolor="${colour}";\n${[anchor, ...lines].join('\n')}\n  }`;
  });
  const isStorey = (name) => storeys.some(({ folder }) => folder === name);
  const end = (name, whole) => (whole ? `anchor ${name}` : name);
  const edges = arrows.map(([from, to]) => {
    const between = storeyOf(`${from}/x`) !== storeyOf(`${to}/x`);
    const whole = [from, to].map((name) => between && isStorey(name));
    const clip = [whole[0] && `ltail=${quote(`cluster ${from}`)}`, whole[1] && `lhead=${quote(`cluster ${to}`)}`];
    const style = between ? 'penwidth=2.5 color="#333333"' : 'color="#777777"';
    return `  ${quote(end(from, whole[0]))} -> ${quote(end(to, whole[1]))} [${[style, ...clip.filter(Boolean)].join(' ')}];`;
  });
  const alone = boxes
    .filter((box) => compositions.includes(box))
    .map((box) => `  ${quote(box)} [fillcolor="#fff8c5"];`);
  return `digraph architecture {
  graph [compound=true rankdir=TB fontname="Helvetica" fontsize=20 nodesep=0.25 ranksep=0.5 style=rounded bgcolor=white];
  node [shape=box style="rounded,filled" fillcolor=white fontname="Helvetica" fontsize=14 height=0.35];
${[...frames, ...alone, ...edges].join('\n')}
}`;
}

const { output } = await cruise(['src', 'sandbox'], { ...cruiser.options, baseDir: root });
const boxes = [...new Set(output.modules.map(({ source }) => boxOf(source)).filter(Boolean))].sort();
const viz = await instance();
const svg = viz.renderString(describe(boxes, arrowsOf(output.modules)), { format: 'svg' });
writeFileSync(path.join(root, 'docs', 'architecture.svg'), svg.replace(/^[\s\S]*?(?=<svg)/, ''));
console.log(`docs/architecture.svg: ${boxes.length} folders.`);
