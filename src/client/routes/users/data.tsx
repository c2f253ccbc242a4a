import { createFileRoute } from '@tanstack/react-router';
import { DeviceDataScreen } from '../../features/device-data/device-data-screen.tsx';

/** No loader: only the device knows its data. */
export const Route = createFileRoute('/users/data')({ component: DeviceDataScreen });
