import type { DemoArticle } from './articles.ts'
import { SCREEN_ILLUSTRATION } from './screen-illustration.ts'

export const PORTAL_ARTICLES: readonly DemoArticle[] = [
  {
    uuid: 'a204c329-e597-45c7-98ee-2698b4f305ca',
    isFeatured: false,
    turkish: {
      title: 'Klinik değiştirme',
      subtitle: 'Birden fazla klinikte çalışanlar için',
      html: `
      <p>Yan menünün üstündeki klinik kartına tıklayın ve kliniği seçin. Sayfa yenilenir; hastalar, bildirimler ve raporlar artık
        seçtiğiniz kliniğindir. Açık olan diğer sekmeler de aynı kliniğe geçer.</p>`,
    },
    english: {
      title: 'Switching clinics',
      subtitle: 'For those who work in several clinics',
      html: `
      <p>Click the clinic card above the side menu and choose another clinic. The page reloads; patients, notifications and
        reports are now those of that clinic. Your other open tabs follow.</p>`,
    },
  },
  {
    uuid: 'b315d43a-f6a8-46d8-a9ff-37a9c50416db',
    isFeatured: true,
    turkish: {
      title: 'Görüntülü görüşme',
      subtitle: 'Kamera ve mikrofon ayarları',
      html: `
      <ol>
        <li>Görüşme bağlantısını açın; tarayıcı kamera ve mikrofon izni ister.</li>
        <li>İzni reddettiyseniz adres çubuğundaki site simgesinden yeniden verin ve <em>Yeniden dene</em>’ye basın.</li>
        <li>Görüşme sürerken pencereyi küçültüp portalda çalışmaya devam edebilirsiniz.</li>
      </ol>
      <p>Bağlantı koparsa görüşme otomatik olarak yeniden kurulur.</p>`,
    },
    english: {
      title: 'Video consultations',
      subtitle: 'Camera and microphone',
      html: `
      <ol>
        <li>Open the consultation link; the browser asks for camera and microphone access.</li>
        <li>If you denied access, allow it again with the site icon in the address bar and press <em>Try again</em>.</li>
        <li>You can minimise the window during the call and continue working in the portal.</li>
      </ol>
      <p>If the connection is lost, the call reconnects automatically.</p>`,
    },
  },
  {
    uuid: 'c426e54b-07b9-47e9-ba00-48bad61527ec',
    isFeatured: false,
    turkish: { title: 'Destek talebi oluşturma', subtitle: 'İçerik hazırlanıyor', html: null },
    english: null,
  },
  {
    uuid: '16fad408-75ec-4da2-9e9b-a40c153bf649',
    isFeatured: true,
    turkish: {
      title: 'Portala ilk bakış',
      subtitle: 'Örnek video',
      html: `
      <p>Bu bir örnek videodur: makalelere video eklenebildiğini gösterir. Film, <em>Big Buck Bunny</em>’dir.</p>
      <p>Portalı tanımak için <a href="/tr/destek?article=7fd190f6-b264-4294-a5bb-f36581c0d297">hasta arama</a> makalesiyle
        başlayın.</p>`,
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    english: {
      title: 'A first look at the portal',
      subtitle: 'Sample video',
      html: `
      <p>This is a sample video: it shows that articles can have one. The film is <em>Big Buck Bunny</em>.</p>
      <p>To get to know the portal, start with <a href="/en/support?article=7fd190f6-b264-4294-a5bb-f36581c0d297">finding a
        patient</a>.</p>`,
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
  },
  {
    uuid: '270be519-86fd-4eb3-8fac-b51d264c0750',
    isFeatured: false,
    turkish: {
      title: 'Ekranın bölümleri',
      subtitle: 'Üst çubuk, yan menü ve sayfa',
      html: `
      <figure>
        <img src="${SCREEN_ILLUSTRATION}" width="480" height="240" alt="Çizim: üstte çubuk, solda menü, ortada iki sütunlu sayfa, sağ altta yuvarlak yardım düğmesi">
        <figcaption>Portalın her sayfasında aynı kalan bölümler</figcaption>
      </figure>
      <h2>Üst çubuk</h2>
      <p>Arama, kısayollar, hatırlatmalar, bildirimler, dil, tema ve kullanıcı menüsü buradadır.</p>
      <h2>Yan menü</h2>
      <p>Yetkiniz olan sayfaları gösterir. Daraltıldığında üzerine gelince açılır.</p>
      <h2>Yardım düğmesi</h2>
      <p>Sağ alttaki yuvarlak düğme takvimde yardım makalelerini, diğer sayfalarda destek formunu açar.</p>`,
    },
    english: {
      title: 'The parts of the screen',
      subtitle: 'Top bar, side menu and page',
      html: `
      <figure>
        <img src="${SCREEN_ILLUSTRATION}" width="480" height="240" alt="Drawing: a bar at the top, a menu on the left, a page with two columns, a round help button at the lower right">
        <figcaption>The parts that stay the same on every page</figcaption>
      </figure>
      <h2>Top bar</h2>
      <p>Search, shortcuts, reminders, notifications, language, theme and the user menu.</p>
      <h2>Side menu</h2>
      <p>Shows the pages that you have permission for. When it is collapsed, it expands under the pointer.</p>
      <h2>Help button</h2>
      <p>The round button at the lower right opens help articles in the calendar and the support form on other pages.</p>`,
    },
  },
  {
    uuid: '381cf62a-970e-4fc4-90bd-c62e375d1861',
    isFeatured: false,
    turkish: {
      title: 'Klavye kısayolları',
      subtitle: 'Fareye uzanmadan çalışmak için',
      html: `
      <table>
        <caption>En sık kullanılanlar</caption>
        <thead><tr><th scope="col">Tuşlar</th><th scope="col">Ne yapar</th></tr></thead>
        <tbody>
          <tr><td><kbd>Ctrl</kbd> + <kbd>K</kbd></td><td>Aramayı açar</td></tr>
          <tr><td><kbd>?</kbd></td><td>Bütün kısayolları gösterir</td></tr>
          <tr><td><kbd>Esc</kbd></td><td>En üstteki pencereyi kapatır</td></tr>
          <tr><td><kbd>↑</kbd> <kbd>↓</kbd></td><td>Listelerde gezdirir</td></tr>
        </tbody>
      </table>
      <p>Mac’te <kbd>Ctrl</kbd> yerine <kbd>⌘</kbd> kullanın.</p>`,
    },
    english: {
      title: 'Keyboard shortcuts',
      subtitle: 'For working without a mouse',
      html: `
      <table>
        <caption>Most used shortcuts</caption>
        <thead><tr><th scope="col">Keys</th><th scope="col">What they do</th></tr></thead>
        <tbody>
          <tr><td><kbd>Ctrl</kbd> + <kbd>K</kbd></td><td>Open the search</td></tr>
          <tr><td><kbd>?</kbd></td><td>Show all shortcuts</td></tr>
          <tr><td><kbd>Esc</kbd></td><td>Close the topmost window</td></tr>
          <tr><td><kbd>↑</kbd> <kbd>↓</kbd></td><td>Move in lists</td></tr>
        </tbody>
      </table>
      <p>On a Mac, use <kbd>⌘</kbd> for <kbd>Ctrl</kbd>.</p>`,
    },
  },
  {
    uuid: '492d073b-a81f-40d5-81ce-d73f486e2972',
    isFeatured: false,
    turkish: {
      title: 'Dil ve tema',
      subtitle: 'Türkçe veya İngilizce, açık veya koyu',
      html: `
      <p>Dili ve temayı üst çubuktan değiştirirsiniz. Seçiminiz bu tarayıcıda kalır ve açık olan diğer sekmelere de geçer.</p>
      <ul>
        <li><strong>Koyu tema</strong> loş odalarda gözü yormaz.</li>
        <li><strong>Yatay menü</strong> sayfaya daha çok yer bırakır; <a href="/tr/ayarlar">Ayarlar</a> sayfasındadır.</li>
      </ul>`,
    },
    english: {
      title: 'Language and theme',
      subtitle: 'Turkish or English, light or dark',
      html: `
      <p>Change the language and the theme in the top bar. Your choice is saved in this browser and applies to your other open tabs.</p>
      <ul>
        <li>The <strong>dark theme</strong> is easier on the eyes in dim rooms.</li>
        <li>The <strong>horizontal menu</strong> leaves more room for the page; it is in the <a href="/en/settings">settings</a>.</li>
      </ul>`,
    },
  },
]
