import { render } from 'preact';
import { App } from './app/app.tsx';
import './app/base.css';
import { markInput } from './page/input-mark.ts';

markInput(document);
const root = document.getElementById('app');
// The shell that index.html painted gives way in the same frame.
root?.replaceChildren();
if (root !== null) render(<App />, root);
