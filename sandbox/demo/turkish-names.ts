const list = (text: string): string[] => text.trim().split(/\s+/)

/** Sorted by frequency, like the other lists. */
export const MALE_NAMES = list(`
  Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Abdullah
  Mahmut Recep Salih Fatih Kadir Emre Hakan Adem Kemal Yaşar Bekir Musa Metin Orhan Bayram Serkan Furkan Burak
  Gökhan Uğur Yakup Muhammed İlhan Enes Arda Cemal Selim Sinan Serdar Cengiz Erkan Onur Volkan Yunus Tolga Cem
  Barış Deniz Ercan Tuncay Levent Ferhat Eren Kerem Berat Ozan Umut Selçuk Engin Turgut Nihat İlker Bülent Ümit
  Şükrü Ergün Çağlar Oğuz Tarık Zafer Ayhan Bilal Sedat Coşkun Tayfun Alper Doğan Şahin Özgür Cihan Taner Yiğit
  Mert Kaan Efe Berk Batuhan Alp Çınar Atlas Poyraz Miraç Ege Rüzgar Görkem Tuna Koray Erdem Erol Ender Necati
  Nuri Rıza Sabri Şaban Tahir Vedat Veysel Yavuz Zeki Ziya İhsan İdris İlyas Hamza Hikmet Haluk Gürkan Ferit Fikret
  Faruk Erhan Emin Dursun Cevdet Celal Cafer Burhan Bahadır Aydın Atilla Arif Abdurrahman Akın Altan Aykut Baran
  Bedirhan Çetin Duran Ekrem Fuat Galip Gürsel Hıdır Hulusi Işık Kenan Korhan Lütfi Mesut Muzaffer Naci Nazım Okan
  Özkan Polat Raşit Rıdvan Saffet Şenol Şevket Taylan Teoman Tufan Uluç Ünal Vural Yalçın Yıldırım Zülfikar
`)

export const FEMALE_NAMES = list(`
  Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Zehra Sultan Hanife Merve Havva Zeliha Esra Fadime Özlem Hacer
  Yasemin Hülya Cemile Sevim Gülsüm Leyla Dilek Büşra Aysel Songül Kübra Halime Esma Aynur Hayriye Kadriye Tuğba
  Rabia Sevgi Derya Sibel Nurcan Türkan Döndü Filiz Gülay Selma Nermin Gamze Pınar Ebru Arzu Seda Tuba Aslı Ece
  İrem Beyza Melike Sümeyye Nur Şeyma Betül Feride Saadet Nuray Nazlı Aylin Burcu Damla Gizem Hilal İpek Kevser
  Lale Mine Müge Nalan Nesrin Nilgün Nihal Oya Öznur Perihan Reyhan Sema Serap Sevda Sevinç Şebnem Şengül Şule
  Tülay Ülkü Vildan Yıldız Zerrin Zübeyde Çiğdem Canan Ceren Cansu Defne Duru Eylül Ecrin Ela Azra Asya Mira
  Miray Nehir Öykü Bade Begüm Belgin Berna Birsen Buse Çağla Demet Didem Duygu Elçin Emel Esin Evrim Fulya Funda
  Gonca Gönül Gül Gülcan Gülden Gülseren Gülşen Günay Handan Hande Hatun Hediye Işıl İnci Jale Keziban Makbule
  Meltem Meral Münevver Mürüvvet Nagihan Naciye Necla Neslihan Nimet Nurhan Nurten Özge Rukiye Safiye Semra Serpil
  Sevcan Sinem Suna Şaziye Şükran Tülin Ümmü Vesile Yeliz Yurdagül Zekiye Zümrüt Ayten Ayfer Aysun Bahar Banu
`)

const COMMON_SURNAMES = list(`
  Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt
  Özkan Şimşek Polat Korkmaz Özcan Çakır Erdoğan Yavuz Can Acar Şen Aktaş Güler Yalçın Güneş Bozkurt Bulut Keskin
  Ünal Turan Gül Özer Işık Kaplan Avcı Sarı Tekin Taş Köse Yüksel Ateş Aksoy Kocaman Çiftçi Karataş Demirci Çoban
  Bayram Erol Ay Uçar Toprak Duman Uysal Karaca Güngör Sönmez Kahraman Tunç Bilgin Ceylan Aydemir Soylu Uzun Tosun
  Kalkan Coşkun Karakaya Dinç Gündüz Durmaz Ekinci Baş Akın Balcı Eren İnce Ergün Sezer Altun Topal Orhan Gündoğdu
  Temel Varol Yaman Zengin Oral Parlak Pehlivan Kuş Kurtuluş Karabulut Karakuş Kuru Küçük Büyük Genç Kartal Öz
  Öner Önal Özbek Özgür Öğüt Ökten Ülker Üstün Uslu Uyar Ulusoy Usta Tuncer Tuna Terzi Tatlı Tan Sözen Solmaz
  Sevim Savaş Sağlam Şener Şeker Şanlı Saygı Okur Oğuz Nalbant Mutlu Mert Kuzu Kösem Koçak Kılınç Kaymaz Karagöz
`)

const SURNAME_BEGINNINGS = list(`
  Ak Al Altın Ar Ata Ay Bal Bay Boz Can Çağ Çak Çam Çelik Dağ Demir Deniz Dik Doğ Duru Ege El Er Esen Gök Gül Gün
  Güz Hak Han Hoş İl İn Kaba Kan Kara Kav Kaya Kızıl Koç Kor Kula Kum Kurt Kutlu Mor Oğuz Ok Ön Öz Pek Sağ Sarı
  Ser Sev Soy Söz Su Şen Tan Taş Tek Temiz Ton Tun Türk Uç Ulu Uz Ün Vur Yağ Yakar Yal Yaz Yeni Yeşil Yıl Yurt Yüce
  Hacı İmam Molla Kadı Hoca Deli Topal Kel Çolak Gazi Keçeci Dede Ağa Bey Saraç Kasap Kömürcü Tütüncü Değirmenci
`)

const SURNAME_ENDINGS = list(`
  oğlu er soy kaya taş tepe han türk bulut dağ demir alp kan gül doğan tekin bey tan kurt baş göz kol el yurt
  yıldız ova pınar dere su öz sel güç bilek yürek kuş turan aslan ışık çelik gün ay men ten sever kul dal yol
`)

const composedSurnames = SURNAME_BEGINNINGS.flatMap((beginning) =>
  SURNAME_ENDINGS.filter((ending) => !beginning.toLocaleLowerCase('tr').endsWith(ending)).map(
    (ending) => beginning + ending,
  ),
)

export const SURNAMES: readonly string[] = [...new Set([...COMMON_SURNAMES, ...composedSurnames])]

export const FOREIGN_NAMES: readonly (readonly [string, string])[] = [
  ['Əli', 'Məmmədov'],
  ['Günel', 'Əliyeva'],
  ['José', 'Núñez'],
  ['François', 'Lefèvre'],
  ['Jürgen', 'Groß'],
  ['Søren', 'Østergård'],
  ['Łukasz', 'Wójcik'],
  ['Siobhán', "O'Connor"],
  ['Muhammad', 'Al-Khatib'],
  ['Fatima', 'El Hassan'],
  ['Olena', 'Shevchenko'],
  ['Natalia', 'Ivanova'],
  ['Zoë', 'Brontë-Smith'],
  ['Þóra', 'Ægisdóttir'],
]
