import { createRoot } from 'react-dom/client';
import '../../src/client/ui/theme.css';
import { Gallery } from './gallery.tsx';

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => {
  document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light';
};
followScheme();
dark.addEventListener('change', followScheme);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
