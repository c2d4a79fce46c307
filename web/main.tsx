/** The entry point of the site. */

import '@fontsource/cabin/latin-400.css';
import '@fontsource/cabin/latin-600.css';
import '@fontsource/cabin/latin-700.css';
import '@fontsource/cabin-condensed/latin-600.css';
import './style/base.css';
import './style/before.css';
import './style/table.css';
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import './home/installing.ts';
import { pinLater } from './local/pinning.ts';
import { loadSite } from './site.ts';

void loadSite();
const root = document.getElementById('app') ?? document.body;
// What was shown until now: see before.ts.
root.textContent = '';
render(() => <App />, root);
pinLater();

if ('serviceWorker' in navigator && import.meta.env.PROD) navigator.serviceWorker.register('/sw.js').catch(() => {});
