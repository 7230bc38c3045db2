import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { asModule, withNames } from '../../build/react-modules.mjs';

const require = createRequire(import.meta.url);
const files = [
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
];

describe('React as modules', () => {
  it('export the same names', async () => {
    for (const file of files) {
      const path = `node_modules/${file}`;
      const [, list] = /^export \{ (.+) \};$/m.exec(asModule(await readFile(path, 'utf8'), file));
      const names = list.split(', ').map((each) => each.split(' as ')[1]);
      expect(names.sort()).toEqual(Object.keys(require(`../../${path}`)).sort());
    }
  });

  it('import what they required, and use what they export by one variable', () => {
    const source = [
      'var Scheduler = require("scheduler"),',
      '  React = require("react");',
      'exports.now = void 0;',
      'if (React.x) {',
      '  exports.now = function () {',
      '    return Scheduler.y;',
      '  };',
      '}',
      'exports.later = function () {',
      '  return exports.now();',
      '};',
    ].join('\n');
    expect(asModule(source, 'a file')).toBe(
      [
        'import * as Scheduler from "scheduler";',
        'import * as React from "react";',
        'var exported_now = void 0;',
        'if (React.x) {',
        '  exported_now = function () {',
        '    return Scheduler.y;',
        '  };',
        '}',
        'var exported_later = function () {',
        '  return exported_now();',
        '};',
        'export { exported_now as now, exported_later as later };',
        '',
      ].join('\n'),
    );
  });

  it('are refused where a file is written in another way', () => {
    const others = [
      'if (x) require("y");',
      'module.exports = 1;',
      'all(exports);',
      'if (x) {\n  exports.y = 1;\n}',
      'var React = require("react"),\n  x = 1;',
    ];
    for (const other of others) expect(() => asModule(other, 'other.js')).toThrow('other.js');
  });

  it('are imported by name where a package asks for a default export', () => {
    expect(withNames("import React, { memo } from 'react';\nimport x from 'y';")).toBe(
      "import * as React from 'react'; import { memo } from 'react';\nimport x from 'y';",
    );
    expect(withNames('import React3 from "react";')).toBe('import * as React3 from "react";');
  });

  it('are read by name where a package computes it', () => {
    const source = ['var USE = "use";', 'var found = React4[USE];', 'var other = React4[NAME];'];
    expect(withNames(source.join('\n'))).toBe([source[0], 'var found = React4.use;', source[2]].join('\n'));
  });

  it('are read by name in what the page uses', async () => {
    const folder = 'node_modules/react-router/dist/development';
    const files = (await readdir(folder)).filter((name) => name.endsWith('.mjs')).map((name) => `${folder}/${name}`);
    for (const file of [...files, 'node_modules/mobx-react-lite/dist/mobxreactlite.mjs']) {
      const source = withNames(await readFile(file, 'utf8'));
      expect(source).not.toMatch(/\bReact\d*\[/);
      expect(source).not.toMatch(/^import \w+.* from ['"]react['"]/m);
    }
  });
});
