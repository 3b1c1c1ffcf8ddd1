import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import { editorConfig } from '../form/config';
import './forms.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Keystatic config={editorConfig} />);
