import createEmotion from '@emotion/css/create-instance';

/**
 * The Emotion of the build: class names are made by it, and the style sheets are written from its cache. The page's
 * browsers need no prefixes (the build targets es2022): without plugins Emotion adds none. No part of it reaches a browser.
 */
export const emotion = createEmotion({ key: 'vezne', stylisPlugins: [] });
