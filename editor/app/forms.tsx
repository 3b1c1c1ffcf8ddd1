import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { languages } from '../../content/languages';
import { pictureNames } from '../../content/schema/address';
import { configIn } from '../form/config';
import { findPictures } from './server';
import { sayWhichWindow } from './window-name';
import './forms.css';

sayWhichWindow();
const root = document.getElementById('root');
for (const name of await findPictures()) pictureNames.add(name);

/** The desk names the frame after the language that it shows. */
const language = languages.find(({ code }) => code === window.name) ?? languages[0];
if (root) createRoot(root).render(<Keystatic config={configIn(language)} />);
