import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The specification's route table, one line per route. */
export default [
  route(':lang', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route('products', 'routes/products.tsx'),
    route('product/:id', 'routes/product.tsx'),
    route('search', 'routes/search.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('booking', 'routes/booking.tsx'),
    route('payment', 'routes/payment.tsx'),
    route('my-cars', 'routes/my-cars.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('profile/edit', 'routes/profile-edit.tsx'),
    route('profile/bills/:code', 'routes/profile-bill.tsx'),
    route('address/:route', 'routes/address.tsx'),
    route('wallet', 'routes/wallet.tsx'),
    route('login', 'routes/login.tsx'),
    route('verify-otp', 'routes/verify-otp.tsx'),
    route('referred-login', 'routes/referred-login.tsx'),
    route('register', 'routes/register.tsx'),
    route('bima', 'routes/bima.tsx'),
    route('store/edit', 'routes/store-edit.tsx'),
    route('high-traffic', 'routes/high-traffic.tsx'),
    route('promotion/*', 'routes/promotion.tsx'),
    route('service-centers', 'routes/service-centers.tsx'),
    route('service-centers/list/:id', 'routes/service-centers-list.tsx'),
    route('insurance', 'routes/insurance.tsx'),
    route('support', 'routes/support.tsx'),
    route('terms-and-policy', 'routes/terms-and-policy.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
