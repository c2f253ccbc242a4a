import { createFileRoute } from '@tanstack/react-router';
import { PartsListScreen } from '../../features/catalog/parts-list/parts-list-screen.tsx';

export const Route = createFileRoute('/products/parts-list')({ component: PartsListScreen });
